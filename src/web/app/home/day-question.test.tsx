import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { takeMomentMood } from '#web/lib/moment-prompt.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'
import { HomeScreen } from './home-screen.tsx'

const child = childFixture()

const momentOn = (day: string): Activity => ({
  id: day,
  actId: day,
  childId: child.id,
  type: 'moment',
  title: 'We saw a kite.',
  description: null,
  points: null,
  createdAt: `${day}T10:00:00.000Z`,
  happenedAt: `${day}T10:00:00.000Z`,
  day,
  iconName: null,
  metadata: null,
  by: userFixture().id,
  undone: false,
  undoes: null,
})

const renderHomeAt = async (time: string, activities: Activity[] = []) => {
  setTimeOfDay(time)
  createFakeServer().respondWith(listActivities, activities)
  await renderWithProviders(<HomeScreen user={userFixture()} child={child} family={[child]} chips={null} />)
}

const question = page.getByRole('heading', { name: 'How was Mia’s day?' })

beforeEach(() => page.viewport(414, 896))

test('in the evening home asks how the day was; a tapped face is the first of the next moment [HOM-30]', async () => {
  await renderHomeAt('18:00', [momentOn('2026-11-19')])
  await expect.element(question).toBeVisible()
  const face = page.getByRole('link', { name: 'tired' })
  await expect.element(face).toHaveAttribute('href', '/moments')
  expect(takeMomentMood(child.id)).toBeUndefined()
  await face.click()
  expect(takeMomentMood(child.id)).toBe('tired')
})

test.each<[string, string, Activity[]]>([
  ['by day', '15:00', []],
  ['once there is a moment of today', '18:00', [momentOn('2026-11-20')]],
])('%s home does not ask how the day was [HOM-30]', async (_, time, activities) => {
  await renderHomeAt(time, activities)
  await expect.element(page.getByRole('heading', { name: 'For Mia' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Timeline' }).first()).toBeVisible()
  expect(question.query()).toBeNull()
})

test('with a moment of today it asks about the next child without one, and a face selects that child [HOM-30]', async () => {
  setTimeOfDay('18:00')
  const server = createFakeServer()
  const [leo, noa] = [2, 3].map((n) =>
    childFixture({ id: `01a00000-0000-7000-8000-00000000000${n}`, name: n === 2 ? 'Leo' : 'Noa' }),
  ) as [Child, Child]
  const family = [leo, child, noa]
  server.respondWith(listActivities, ({ path }) =>
    path.includes(noa.id) ? [] : [{ ...momentOn('2026-11-20'), childId: child.id }],
  )
  const { client, rerenderWith } = await renderWithProviders(<p>Elsewhere</p>)
  await Promise.all(family.map(({ id }) => client.query(createRecentActivitiesQuery(id))))
  await rerenderWith(<HomeScreen user={userFixture()} child={child} family={family} chips={null} />)
  await expect.element(page.getByRole('heading', { name: 'How was Noa’s day?' })).toBeVisible()
  expect(question.query()).toBeNull()
  await page.getByRole('link', { name: 'calm' }).click()
  expect(takeMomentMood(noa.id)).toBe('calm')
  expect(readSessionValue('child')).toBe(noa.id)
})

test.each([
  ['a tablet', 820, 1180],
  ['a computer', 1280, 800],
])('on %s, too, with the faces beside the question [HOM-30]', async (_, width, height) => {
  await page.viewport(width, height)
  await renderHomeAt('18:00')
  await expect.element(question).toBeVisible()
  const face = page.getByRole('link', { name: 'happy' })
  await expect.element(face).toBeVisible()
  expect(face.element().getBoundingClientRect().left).toBeGreaterThan(question.element().getBoundingClientRect().right)
})

test('on the shelf of a tablet each child has its question [HOM-30]', async () => {
  await page.viewport(820, 1180)
  setTimeOfDay('18:00')
  const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo' })
  createFakeServer().respondWith(listActivities, [])
  await renderWithProviders(<HomeScreen user={userFixture()} child={child} family={[child, leo]} chips={null} />)
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'How was Leo’s day?' })).toBeVisible()
})
