import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { deleteMoment } from '#shared/moments/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { familyToday } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { HomeScreen } from './home-screen.tsx'

const metadata = '{"momentId":"kite","weather":"sunny","mood":"proud"}'
const moment = activityFixture('', { type: 'moment', description: 'A kite.', points: null, metadata })

/** Opens the latest entries of a child on home. */
const openLatestEntries = async (listed: () => Activity[]) => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listActivities, listed)
  const child = childFixture()
  await renderWithProviders(<HomeScreen user={userFixture()} child={child} family={[child]} chips={null} />)
  await page.getByRole('button', { name: 'Latest entries of Mia' }).first().click()
  return { server, dialog: page.getByRole('dialog', { name: 'Latest entries of Mia' }) }
}

/** Opens the latest entries of a child who has one moment, with a fake server that removes and restores it. */
const openLatestMoment = async () => {
  let isRemoved = false
  const { server, dialog } = await openLatestEntries(() => (isRemoved ? [] : [moment]))
  server.respondWith(deleteMoment, () => {
    isRemoved = true
    return undefined
  })
  server.respondWith(undoAct, () => {
    isRemoved = false
    return { actId: 'again', undoes: 'removal', balance: 0 }
  })
  return { server, dialog }
}

test('a moment undone among the latest entries can be brought back while they are open', async () => {
  const { server, dialog } = await openLatestMoment()
  await dialog.getByRole('button', { name: 'Undo: A kite.' }).click()
  await expect.element(dialog.getByText('A kite.', { exact: true })).not.toBeInTheDocument()
  const removal = server.requests.find(({ method }) => method === 'DELETE')
  expect(removal?.path).toBe('/api/moments/kite')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect.element(page.getByText('Restored: A kite.')).toBeVisible()
  await expect.element(dialog.getByText('A kite.', { exact: true })).toBeVisible()
  expect(server.requests.some(({ path }) => path === `/api/acts/${removal?.key}/undo`)).toBe(true)
})

test.each([
  { ofToday: 6, shown: { Today: 6, Earlier: 0 } },
  { ofToday: 2, shown: { Today: 2, Earlier: 3 } },
])('the latest entries are those of today ($ofToday) and earlier ones up to five in all [HOM-16]', async (given) => {
  const activities = Array.from({ length: 9 }, (_, n) => {
    const daysAgo = n < given.ofToday ? 0 : 1
    return activityFixture(`${n}`, { day: addDays(familyToday(), -daysAgo) })
  })
  const { dialog } = await openLatestEntries(() => activities)
  const sizeOf = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem').elements().length
  await expect.poll(() => ({ Today: sizeOf('Today'), Earlier: sizeOf('Earlier') })).toEqual(given.shown)
})

test('an earlier moment has no undo among the latest entries, an earlier award has [HOM-16]', async () => {
  const day = addDays(familyToday(), -1)
  const { dialog } = await openLatestEntries(() => [{ ...moment, day }, activityFixture('Sang', { day })])
  await expect.element(dialog.getByRole('button', { name: 'Undo: Sang' })).toBeVisible()
  await expect.element(dialog.getByText('A kite.', { exact: true })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Undo: A kite.' }).query()).toBeNull()
})

test('on a tablet the latest entries of each child are opened above its quick tiles [HOM-16]', async () => {
  await page.viewport(768, 1024)
  const server = createFakeServer()
  const mia = childFixture()
  const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo' })
  server.respondWith(getQuickList, [])
  server.respondWith(listActivities, [activityFixture('Sang')])
  await renderWithProviders(<HomeScreen user={userFixture()} child={mia} family={[mia, leo]} chips={null} />)
  await page.getByRole('button', { name: 'Latest entries of Leo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Latest entries of Leo' })
  await expect.element(dialog.getByRole('button', { name: 'Undo: Sang' })).toBeVisible()
})
