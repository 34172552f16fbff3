import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions, type Redemption } from '#shared/rewards/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { HomeScreen } from './home-screen.tsx'
import { JarAside } from './jar-aside.tsx'

const createUngivenRedemption = (n: number): Redemption => ({
  id: `01f00000-0000-7000-8000-00000000000${n}`,
  childId: childFixture().id,
  rewardId: '01e00000-0000-7000-8000-000000000001',
  actId: '01d00000-0000-7000-8000-000000000001',
  title: 'Story book',
  preset: 'story_book',
  category: 'book',
  pointsSpent: 80,
  redeemedAt: new Date().toISOString(),
  redeemedBy: userFixture().id,
  givenAt: null,
  returnedAt: null,
})

/** An award of today. */
const activity: Activity = {
  id: 'a',
  actId: 'a',
  childId: childFixture().id,
  type: 'behavior',
  title: 'Sang',
  description: null,
  points: 5,
  createdAt: new Date().toISOString(),
  happenedAt: new Date().toISOString(),
  day: dayIn(Date.now(), 'Europe/Madrid'),
  iconName: null,
  metadata: null,
  by: userFixture().id,
  undone: false,
  undoes: null,
}

const renderHome = async ({
  child = childFixture(),
  promises = [] as Redemption[],
  activities = [] as Activity[],
} = {}) => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [
    { preset: 'greeting' },
    { preset: 'tidy_toys' },
    { title: 'Fed the cat', points: 7 },
    { preset: 'study_well' },
  ])
  server.respondWith(listActivities, activities)
  server.respondWith(listRedemptions, promises)
  await renderWithProviders(<HomeScreen user={userFixture()} child={child} family={[child]} chips={null} />)
  return server
}

const findBalance = (text: string) => page.getByRole('link', { name: text, exact: false }).first()

const tomorrow = (): string => addDays(dayIn(Date.now(), userFixture().family.timeZone), 1)

test('the points are shown beside the jar and link to the rewards [HOM-11]', async () => {
  await renderHome({ child: childFixture({ points: 1_234_567 }) })
  await expect.element(findBalance('1,234,567')).toHaveAttribute('href', '/rewards')
})

test.each<[string, Partial<Child>, string]>([
  ['an untouched jar waits for its first light [HOM-9]', {}, 'The jar is waiting for its first light'],
  ['a spent jar waits for the next one', { pointsEarned: 80 }, 'The jar is waiting for the next light'],
  ['below zero it says how many points start it again [HOM-10]', { points: -12 }, '12 points to start again'],
])('%s', async (_, about, sentence) => {
  await renderHome({ child: childFixture(about) })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('the first three quick tiles award with one click [HOM-1, HOM-14]', async () => {
  const server = await renderHome()
  server.rejectWith(recordBehavior, 'unavailable')
  await expect.element(page.getByRole('button', { name: /Studied well/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Fed the cat, 7 points for Mia' }).click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ title: 'Fed the cat', points: 7 }])
})

test('the quick tiles stand under the name of the child, with their points [HOM-14]', async () => {
  await renderHome()
  await expect.element(page.getByRole('heading', { name: 'For Mia' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Said hello/ }).getByText('+10')).toBeVisible()
  expect(document.querySelectorAll('[data-quick] button')).toHaveLength(3)
  await expect
    .element(page.getByRole('link', { name: 'More behaviours for Mia' }))
    .toHaveAttribute('href', '/behaviors')
})

test('the tiles do not change the height that was kept for them [HOM-14]', async () => {
  await renderHome()
  const card = () => document.querySelector('[data-quick]')?.getBoundingClientRect().height
  const before = card()
  expect(document.querySelector('[data-tile]')).toBeNull()
  await expect.element(page.getByRole('button', { name: /Said hello/ })).toBeVisible()
  expect(card()).toBe(before)
})

test('the newest open redemptions are named, the others are counted [HOM-1, HOM-15, RWD-35]', async () => {
  setTimeOfDay('15:00')
  const newest = { ...createUngivenRedemption(3), title: 'Picnic', preset: null }
  await renderHome({ promises: [newest, ...[1, 2, 4, 5].map(createUngivenRedemption)] })
  const promise = page.getByRole('link', { name: /Picnic/ })
  await expect.element(promise).toHaveAttribute('href', '/rewards?promises')
  await expect.element(promise.getByText('promised today')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '2 more to give' })).toBeVisible()
})

test('a quick tile shows how often it was given today [HOM-14]', async () => {
  const twice = ['1', '2'].map((id) => ({ ...activity, id, actId: id, title: 'Fed the cat', points: 7 }))
  const other = { ...activity, id: '3', actId: '3', points: 15, iconName: 'study_well' }
  await renderHome({ activities: [...twice, other, { ...activity, day: addDays(activity.day, -1) }] })
  const tile = page.getByRole('button', { name: 'Fed the cat, 7 points for Mia' })
  await expect.element(tile).toHaveAccessibleDescription('× 2')
})

test.each(['15:00', '18:00'])(
  'at %s a message has a place of its own, and the lights of today stay in view [HOM-28]',
  async (time) => {
    setTimeOfDay(time)
    const server = await renderHome()
    server.respondWith(listFamilyTodayHabits, [{ childId: childFixture().id, habits: [habitFixture()] }])
    server.rejectWith(recordBehavior, 'unavailable')
    const line = () => document.querySelector<HTMLElement>('[data-message-line]')
    await page.getByRole('button', { name: 'Fed the cat, 7 points for Mia' }).click()
    await expect.poll(() => line()?.querySelector('[data-message]')).not.toBeNull()
    await expect.element(page.getByText('1 habit to go')).toBeVisible()
    expect(line()?.contains(document.querySelector('[data-light]'))).toBe(false)
    const places = { message: line(), tiles: '[data-quick]', field: '[data-sentence-field]', title: '[href="/habits"]' }
    const topOf = (place: Element | string | null) =>
      (typeof place === 'string' ? document.querySelector(place) : place)?.getBoundingClientRect().top ?? 0
    const order = Object.entries(places).toSorted(([, one], [, other]) => topOf(one) - topOf(other))
    expect(order.map(([name]) => name).join()).toBe(
      time === '15:00' ? 'tiles,message,field,title' : 'title,message,field,tiles',
    )
  },
)

test('shows a birthday within a week [CHD-22]', async () => {
  await renderHome({ child: childFixture({ birthday: `2016${tomorrow().slice(4)}` }) })
  await expect.element(page.getByText('Mia’s birthday is tomorrow', { exact: false })).toBeVisible()
})

test('shows a greeting on the birthday, and nothing eight days before [CHD-22]', async () => {
  const today = dayIn(Date.now(), userFixture().family.timeZone)
  await renderHome({ child: childFixture({ birthday: `2016${today.slice(4)}`.replace('02-29', '02-28') }) })
  await expect.element(page.getByText('Happy birthday, Mia!')).toBeVisible()
  await renderHome({ child: childFixture({ name: 'Leo', birthday: `2016${addDays(today, 8).slice(4)}` }) })
  await expect.element(findBalance('0 points')).toBeVisible()
  expect(page.getByText(/Leo’s birthday/).query()).toBeNull()
})

test.each([
  ['16:59', 'Today', 'across'],
  ['17:00', 'This evening', 'strip'],
  ['23:59', 'This evening', 'strip'],
])('at %s home begins with “%s” [HOM-19]', async (time, heading, hero) => {
  setTimeOfDay(time)
  await renderHome()
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
  expect([...document.querySelectorAll('[data-hero]')].map((panel) => panel.getAttribute('data-hero'))).toEqual([hero])
})

test('the points are shown once [HOM-18]', async () => {
  await renderHome({ child: childFixture({ points: 47 }) })
  await expect.element(page.getByText('Mia’s points')).toBeVisible()
  expect(document.querySelectorAll('[data-points]')).toHaveLength(1)
})

test('the panel of another child shows that child’s promises only [RWD-35]', async () => {
  const mia = childFixture()
  const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo' })
  const server = createFakeServer()
  server.respondWith(listRedemptions, [createUngivenRedemption(1)])
  const aside = (child: Child) => <JarAside user={userFixture()} child={child} family={[mia, leo]} chips={null} />
  const { rerenderWith } = await renderWithProviders(aside(mia))
  await expect.element(page.getByText('Story book')).toBeVisible()
  server.respondWith(listRedemptions, [])
  await rerenderWith(aside(leo))
  await expect.element(page.getByText('Leo’s points')).toBeVisible()
  await expect.poll(() => page.getByText(/Story book/).elements().length).toBe(0)
})

test('from 1600 px on the latest entries have a column beside today, and the jar is in the panel [HOM-26]', async () => {
  await page.viewport(1600, 900)
  await renderHome()
  const today = page.getByRole('heading', { name: /^(?:Today|This evening)$/ })
  const latest = page.getByRole('heading', { name: 'Mia’s latest' })
  await expect.element(today).toBeVisible()
  await expect.element(latest).toBeVisible()
  const { right } = document.querySelector('[data-quick]')?.getBoundingClientRect() ?? new DOMRect()
  expect(latest.element().getBoundingClientRect().left).toBeGreaterThan(right)
  expect(document.querySelector('[data-hero]')).toBeNull()
})

test('an act undone among the latest ones of home keeps its place; one undone elsewhere is not listed [ACT-16]', async () => {
  const undoing = { ...activity, id: 'b', actId: 'b', undoes: 'c', points: -5 }
  const told = { ...activity, id: 'c', actId: 'c', title: 'Told the truth' }
  const undone = { ...told, undone: true }
  const server = await renderHome({ activities: [told, activity] })
  const rows = () => [...document.querySelectorAll('[data-act]')].map((row) => row.getAttribute('data-act'))
  server.respondWith(undoAct, () => {
    server.respondWith(listActivities, [undoing, undone, activity])
    return { actId: 'b', undoes: 'behavior', balance: 0 }
  })
  await page.getByRole('button', { name: 'Undo: Told the truth' }).click()
  await expect.element(page.getByText(/undone by Ana/)).toBeVisible()
  expect(rows()).toEqual(['c', 'a'])
  await cleanup()
  await renderHome({ activities: [undoing, undone, activity] })
  await expect.poll(rows).toEqual(['a'])
})

test('on a phone home lists the three latest acts, or up to six of today [HOM-17]', async () => {
  setTimeOfDay('15:00')
  const actsOn = (day: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...activity, id: `${day} ${n}`, actId: `${day} ${n}`, day }))
  const rows = () => document.querySelectorAll('[data-act]').length
  await renderHome({ activities: [...actsOn('2026-11-20', 1), ...actsOn('2026-11-19', 5)] })
  await expect.poll(rows).toBe(3)
  await cleanup()
  await renderHome({ activities: [...actsOn('2026-11-20', 5), ...actsOn('2026-11-19', 5)] })
  await expect.poll(rows).toBe(5)
  await cleanup()
  await renderHome({ activities: actsOn('2026-11-20', 9) })
  await expect.poll(rows).toBe(6)
})
