import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions } from '#shared/rewards/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { createRecentActivitiesQuery } from '#web/app/recent-activities-query.ts'
import { read } from '#web/lib/query.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { GoodNightSky } from '#web/ledger/good-night-sky.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { DayQuestionPlace } from './day-question-place.tsx'
import { CachedDeedsOfToday, DeedsOfToday } from './deeds-of-today.tsx'
import { TodayPlace } from './today-place.tsx'

const award: Activity = {
  id: 'a',
  actId: 'a',
  childId: childFixture().id,
  type: 'behavior',
  title: 'Sang',
  description: null,
  points: 5,
  createdAt: new Date().toISOString(),
  happenedAt: new Date().toISOString(),
  day: dayIn(Date.now(), userFixture().family.timeZone),
  iconName: null,
  metadata: null,
  by: userFixture().id,
  undone: false,
  undoes: null,
}

const mia = childFixture()

const renderPlace = async ({ promises = [promise] } = {}) => {
  const server = createFakeServer()
  server.respondWith(listActivities, [award])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listRedemptions, promises)
  await renderWithProviders(<TodayPlace user={userFixture()} child={mia} family={[mia]} />)
}

test('in the place of messages stand the promises [HOM-28]', async () => {
  await renderPlace()
  await expect.element(page.getByRole('button', { name: 'Promises 1 promise to Mia' })).toBeVisible()
  expect(page.getByText('You saw Mia', { exact: false }).query()).toBeNull()
})

test('without promises it says how many good things were seen [HOM-28]', async () => {
  await renderPlace({ promises: [] })
  const seen = page.getByRole('link', { name: 'You saw Mia do one good thing today' })
  await expect.element(seen).toHaveAttribute('href', '/timeline')
})

test.each([
  ['says how many good things were seen', [], [], true],
  ['leaves the place to promises', [promise], [], false],
  ['leaves the place to the sky if all habits are done', [], [habitFixture({}, [0])], false],
])('from what is loaded already it %s [HOM-28]', async (_, promises, habits, isSaid) => {
  const server = createFakeServer()
  server.respondWith(listActivities, [award])
  server.respondWith(listFamilyTodayHabits, [{ childId: mia.id, habits }])
  server.respondWith(listRedemptions, promises)
  const props = { user: userFixture(), child: mia, family: [mia] }
  const { client, rerenderWith } = await renderWithProviders(null)
  await Promise.all([
    client.query(createRecentActivitiesQuery(mia.id)),
    client.query(read(listFamilyTodayHabits)),
    client.query(read(listRedemptions, { query: { childId: mia.id } })),
  ])
  await rerenderWith(<CachedDeedsOfToday {...props} />)
  expect(page.getByText('You saw Mia do one good thing today').query() !== null).toBe(isSaid)
})

test('before the first good thing of the day it leads to what can be awarded [HOM-28]', async () => {
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listRedemptions, [])
  await renderWithProviders(<TodayPlace user={userFixture()} child={mia} family={[mia]} />)
  await expect.element(page.getByRole('link', { name: 'What went well today?' })).toHaveAttribute('href', '/behaviors')
})

test('it shows the picture of the latest good thing in place of a star, in the same room [HOM-28]', async () => {
  const server = createFakeServer()
  const earlier = { ...award, id: 'b', title: 'Set the table', happenedAt: new Date(Date.now() - 60_000).toISOString() }
  server.respondWith(listActivities, [earlier, { ...award, title: 'Fed the cat' }])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listRedemptions, [])
  const { rerenderWith } = await renderWithProviders(<DeedsOfToday family={[mia]} counts={[2]} />)
  const place = page.getByRole('link', { name: 'You saw Mia do 2 good things today' })
  const measure = () => page.getByText('You saw Mia do 2 good things today').element().getBoundingClientRect().x
  await expect.element(place).toBeVisible()
  const before = measure()
  await rerenderWith(<TodayPlace user={userFixture()} child={mia} family={[mia]} />)
  const drawing = () => place.element().querySelector('svg[width="36"]')?.innerHTML
  await expect.poll(drawing).toBeTruthy()
  expect(measure()).toBe(before)
  const shown = drawing()
  await rerenderWith(<ActPicture row={{ ...award, title: 'Fed the cat' }} className="animate-fade" />)
  const latest = document.querySelector('svg[width="36"]')
  await expect.poll(() => latest?.innerHTML).toBe(shown)
})

test('by day on a phone, too, where the promises of the child stand below its habits [HOM-28]', async () => {
  const server = createFakeServer()
  server.respondWith(listActivities, [award])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listRedemptions, [promise])
  await renderWithProviders(<TodayPlace user={userFixture()} child={mia} family={[mia]} form="rows" />)
  await expect.element(page.getByText('You saw Mia do one good thing today')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('in a wide window, too, where the promises stand beside the habits [HOM-28]', async () => {
  await page.viewport(1280, 800)
  await renderPlace()
  await expect.element(page.getByText('You saw Mia do one good thing today')).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('and counts the good things of all children there, where none is selected [HOM-28]', async () => {
  await page.viewport(1280, 800)
  const server = createFakeServer()
  server.respondWith(listActivities, [award])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listRedemptions, [])
  const leo = childFixture({ id: 'leo', name: 'Leo' })
  await renderWithProviders(<TodayPlace user={userFixture()} child={mia} family={[mia, leo]} />)
  await expect.element(page.getByText(/^You saw .?Mia.? and .?Leo.? do 2 good things today$/)).toBeVisible()
})

test('once all is recorded as done, a night stands there that shows the sky again and leads to the moments [HOM-28, JOY-10]', async () => {
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits: [habitFixture({}, [0])] }])
  const props = { user: userFixture(), child: childFixture(), family: [childFixture(), childFixture({ id: 'other' })] }
  await renderWithProviders(
    <>
      <TodayPlace {...props} />
      <GoodNightSky />
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Keep a moment' })).toHaveAttribute('href', '/moments')
  await page.getByRole('button', { name: /See the sky/ }).click()
  await expect.poll(() => document.querySelectorAll('.good-night-light').length).toBe(1)
})

test('once each child has a moment of today, their faces lead to the moments, and nothing asks for one [HOM-28]', async () => {
  const server = createFakeServer()
  const moment = { ...award, type: 'moment' as const, metadata: JSON.stringify({ weather: 'sunny', mood: 'calm' }) }
  server.respondWith(listFamilyTodayHabits, [{ childId: mia.id, habits: [habitFixture({}, [0])] }])
  const { client } = await renderWithProviders(<TodayPlace user={userFixture()} child={mia} family={[mia]} />)
  await expect.element(page.getByRole('link', { name: 'Keep a moment' })).toBeVisible()
  client.setQueryData(createRecentActivitiesQuery(mia.id).queryKey, [moment])
  await expect.element(page.getByRole('link', { name: /^Moments Mia.· calm$/ })).toHaveAttribute('href', '/moments')
  await expect.element(page.getByText('Keep a moment')).not.toBeInTheDocument()
  expect(document.querySelector('[data-mood=calm]')).not.toBeNull()
})

test('while the question how the day was stands there, the night offers no second moment [HOM-28, HOM-30]', async () => {
  const server = createFakeServer()
  server.respondWith(listActivities, [])
  server.respondWith(listFamilyTodayHabits, [{ childId: mia.id, habits: [habitFixture({}, [0])] }])
  const props = { user: userFixture(), child: mia, family: [mia] }
  await renderWithProviders(
    <>
      <TodayPlace {...props} />
      <DayQuestionPlace {...props} others={[]} />
    </>,
  )
  await expect.element(page.getByText('All done for today')).toBeVisible()
  await expect.element(page.getByText('How was Mia’s day?')).toBeVisible()
  expect(page.getByRole('link', { name: 'Keep a moment' }).query()).toBeNull()
})
