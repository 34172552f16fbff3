import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { HomeScreen } from './home-screen.tsx'

test('in a wide window the quick tiles and habits of all children are shown side by side, as on a tablet; keys award the selected one [HOM-25, KEY-1]', async () => {
  await page.viewport(1280, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const mia = childFixture()
  const leo = childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo' })
  const server = createFakeServer()
  server.respondWith(getQuickList, [{ preset: 'greeting' }])
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listFamilyTodayHabits, [
    { childId: mia.id, habits: [habitFixture({ title: 'Brush teeth' })] },
    { childId: leo.id, habits: [habitFixture({ id: '01d00000-0000-7000-8000-000000000009', title: 'Read' })] },
  ])
  await renderWithProviders(<HomeScreen user={userFixture()} child={mia} family={[mia, leo]} chips={null} />)
  for (const name of ['Mia', 'Leo']) {
    await expect.element(page.getByRole('button', { name: `Said hello, 10 points for ${name}` })).toBeVisible()
    await expect.element(page.getByRole('list', { name: `Habits of ${name}` })).toBeVisible()
  }
  const boxes = [...document.querySelectorAll('[data-quick]')].map((card) => card.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(document.querySelectorAll('[data-habit-tile]')).toHaveLength(2)
  // Keys award the selected child.
  const byKeys = [...document.querySelectorAll('[data-tile]:not([data-keyless] *)')]
  expect(byKeys.map((tile) => tile.getAttribute('aria-label'))).toEqual(['Said hello, 10 points for Mia'])
})
