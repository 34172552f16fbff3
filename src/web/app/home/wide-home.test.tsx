import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { HabitTable } from '#web/features/habits/habit-lines.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { HomeAside } from './jar-aside.tsx'
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

const promise: Redemption = {
  id: 'promise',
  childId: childFixture().id,
  rewardId: 'reward',
  actId: 'act',
  title: 'Picnic',
  preset: null,
  category: 'other',
  pointsSpent: 10,
  redeemedAt: '2026-01-05T10:00:00Z',
  redeemedBy: userFixture().id,
  givenAt: null,
  returnedAt: null,
}

test('the panel beside home shows what was promised to each child, the selected one first [HOM-25, HOM-28]', async () => {
  await page.viewport(1280, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const mia = childFixture()
  const leo = childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo' })
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listRedemptions, [promise])
  await renderWithProviders(<HomeAside user={userFixture()} child={leo} family={[mia, leo]} chips={null} />)
  for (const name of ['Mia', 'Leo'])
    await expect.element(page.getByRole('heading', { name: `Promised to ${name}` })).toBeVisible()
  const cards = [...document.querySelectorAll<HTMLElement>('[data-promise]')]
  expect(cards.map(({ dataset }) => dataset['promise'])).toEqual([leo.id, mia.id])
})

test('where a child has two habits, one of another child is as wide as each of them [HOM-27]', async () => {
  await page.viewport(1280, 800)
  onTestFinished(async () => page.viewport(414, 896))
  const children = [childFixture(), childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo' })]
  const groups = children.map((child, nth) => ({
    child,
    habits: ['Brush teeth', 'Read'].slice(nth).map((title, n) => habitFixture({ id: `${nth}${n}`, title })),
  }))
  await renderWithProviders(<HabitTable groups={groups} day={familyToday()} />)
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-habit-tile]')]
  expect(tiles).toHaveLength(3)
  expect(new Set(tiles.map(({ offsetWidth }) => offsetWidth)).size).toBe(1)
})
