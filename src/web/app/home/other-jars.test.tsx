import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { listMoments } from '#shared/moments/contract.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { HomeAside } from './jar-aside.tsx'

const mia = childFixture({ points: 20, pointsEarned: 20 })
const leo = childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo', points: 30, pointsEarned: 30 })

test('in a wide window the jars of all children are beside home, and a tap on another one selects its child [HOM-31]', async () => {
  await page.viewport(1280, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listRewards, [])
  server.respondWith(listMoments, [])
  await renderWithProviders(<HomeAside user={userFixture()} child={mia} family={[mia, leo]} chips={null} />)
  const jars = () => [...document.querySelectorAll('[data-jar]')].map((jar) => jar.getAttribute('data-jar'))
  expect(jars()).toEqual([mia.id, leo.id])
  await page.getByRole('button', { name: /Leo.*30 points/ }).click()
  expect(readSessionValue('child')).toBe(leo.id)
})
