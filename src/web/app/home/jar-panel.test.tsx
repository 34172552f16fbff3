import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'
import { HomeScreen } from './home-screen.tsx'
import { JarAside } from './jar-aside.tsx'

test.each([
  ['across on a phone', 414, 896],
  ['beside every screen in a wide window', 1280, 900],
])(
  'the jar’s panel %s keeps its height with the first light of a new child [HOM-9, DLG-14]',
  async (_, width, height) => {
    setTimeOfDay('15:00')
    await page.viewport(width, height)
    const server = createFakeServer()
    server.respondWith(getQuickList, [])
    server.respondWith(listActivities, [])
    server.respondWith(listRedemptions, [])
    const Panel = width < 1024 ? HomeScreen : JarAside
    const panelOf = (child: Child) => <Panel user={userFixture()} child={child} family={[child]} chips={null} />
    const heightOfPanel = () => document.querySelector('[data-hero]')?.getBoundingClientRect().height
    const { rerenderWith } = await renderWithProviders(panelOf(childFixture()))
    const note = page.getByText('The jar is waiting for its first light')
    await expect.element(note).toBeVisible()
    const before = heightOfPanel()
    await rerenderWith(panelOf(childFixture({ points: 10, pointsEarned: 10 })))
    await expect.element(note).not.toBeVisible()
    await expect.element(page.getByText('There is light in the jar now')).toBeVisible()
    expect(heightOfPanel()).toBe(before)
  },
)

test('the jar beside a screen is as small in a very wide window as in a wide one [HOM-25]', async () => {
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [])
  const child = childFixture()
  await renderWithProviders(<JarAside user={userFixture()} child={child} family={[child]} chips={null} />)
  const heightAt = async (width: number) => {
    await page.viewport(width, 1080)
    return document.querySelector('[data-hero]')?.getBoundingClientRect().height
  }
  expect(await heightAt(1920)).toBe(await heightAt(1280))
})
