import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { listRedemptions, listRewards, type Redemption } from '#shared/rewards/contract.ts'
import { HabitTable } from '#web/features/habits/habit-lines.tsx'
import { readSessionValue } from '#web/lib/storage.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { setTimeOfDay } from '#web/testing/set-time-of-day.ts'
import { FamilyTodayHabits } from './family-today-habits.tsx'
import { HomeScreen } from './home-screen.tsx'

test('in a wide window jars, quick tiles and habits of two children stand in a column for each, and keys award all of them in order [HOM-25, KEY-1]', async () => {
  await page.viewport(1280, 800)
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
  const listCenters = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { left, width } = element.getBoundingClientRect()
      return Math.round(left + width / 2)
    })
  const columns = listCenters('[data-quick]')
  expect(columns).toHaveLength(2)
  expect(listCenters('[data-habits-of]')).toEqual(columns)
  expect(listCenters('[data-shelf]').map((center, nth) => Math.abs(center - (columns[nth] ?? 0)) < 6)).toEqual([
    true,
    true,
  ])
  const byKeys = [...document.querySelectorAll('[data-tile]:not([data-keyless] *)')]
  expect(byKeys.map((tile) => tile.getAttribute('aria-label'))).toEqual([
    'Said hello, 10 points for Mia',
    'Said hello, 10 points for Leo',
  ])
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

const mia = childFixture({ points: 20, pointsEarned: 20 })
const leo = childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo', points: 30, pointsEarned: 30 })

const renderFamily = async (
  promises: Redemption[],
  [width, height]: readonly [number, number] = [1280, 800],
  prepare?: (server: ReturnType<typeof createFakeServer>) => void,
) => {
  await page.viewport(width, height)
  const server = createFakeServer()
  server.respondWith(getQuickList, [])
  server.respondWith(listActivities, [])
  server.respondWith(listFamilyTodayHabits, [])
  server.respondWith(listMoments, [])
  server.respondWith(listRedemptions, promises)
  server.respondWith(listRewards, [])
  prepare?.(server)
  return renderWithProviders(
    <HomeScreen user={userFixture()} child={leo} family={[mia, leo]} chips={<p>Pictures of the children</p>} />,
  )
}

test('in a wide window the promises to all children stand in the order of the family, whoever is selected [HOM-25]', async () => {
  await renderFamily([promise])
  for (const name of ['Mia', 'Leo'])
    await expect.element(page.getByRole('heading', { name: `Promised to ${name}` })).toBeVisible()
  const cards = [...document.querySelectorAll<HTMLElement>('[data-promise]')]
  expect(cards.map(({ dataset }) => dataset['promise'])).toEqual([mia.id, leo.id])
})

const renderWithMoment = async () => {
  const moment: Moment = {
    id: 'moment',
    childId: mia.id,
    date: familyToday(),
    content: null,
    weather: 'windy',
    mood: 'calm',
    by: userFixture().id,
    createdAt: '2026-01-05T10:00:00Z',
  }
  const act = activityFixture('', { type: 'moment', points: null, metadata: '{"weather":"windy","mood":"calm"}' })
  await renderFamily([promise], undefined, (server) => {
    server.respondWith(listActivities, ({ path }) => (path.includes(mia.id) ? [act] : []))
    server.respondWith(listMoments, ({ path }) => (path.includes(mia.id) ? [moment] : []))
  })
}

test('in a wide window the promises stand above the latest moments in the evening [HOM-25]', async () => {
  setTimeOfDay('19:00')
  await renderWithMoment()
  const title = page.getByRole('heading', { name: 'Bright moments' })
  await expect.element(title).toBeVisible()
  const promises = page.getByRole('heading', { name: 'Promised to Leo' })
  await expect.element(promises).toBeVisible()
  expect(promises.element().getBoundingClientRect().bottom).toBeLessThan(title.element().getBoundingClientRect().top)
})

test('in a wide window the latest moments stand above the promises by day, in room that is kept for them [HOM-25]', async () => {
  setTimeOfDay('12:00')
  await renderWithMoment()
  const title = page.getByRole('heading', { name: 'Bright moments' })
  await expect.element(title).toBeVisible()
  const promises = page.getByRole('heading', { name: 'Promised to Mia' })
  await expect.element(promises).toBeVisible()
  const section = title.element().closest('section')
  expect(section?.getBoundingClientRect().bottom).toBeLessThan(promises.element().getBoundingClientRect().top)
  const kept = section?.parentElement ? getComputedStyle(section.parentElement).minHeight : ''
  expect(section?.getBoundingClientRect().height).toBe(Number.parseFloat(kept))
})

test('in a wide window a shelf has the jars of all children, none selected; a jar leads to the rewards of its child [HOM-31]', async () => {
  await renderFamily([])
  const shelf = page.getByRole('list', { name: 'Choose a child' })
  await expect.element(shelf.getByRole('link', { name: /Mia.*20 points/ })).toBeVisible()
  const jars = [...document.querySelectorAll('[data-jar]')]
  expect(jars.map((jar) => jar.getAttribute('data-jar'))).toEqual([mia.id, leo.id])
  expect(new Set(jars.map((jar) => jar.getBoundingClientRect().height)).size).toBe(1)
  expect(page.getByText('Pictures of the children').query()).toBeNull()
  const jar = shelf.getByRole('link', { name: /Leo.*30 points/ })
  await expect.element(jar).toHaveAttribute('href', '/rewards')
  await jar.getByText('Leo').click()
  expect(readSessionValue('child')).toBe(leo.id)
})

test.each([
  ['in a wide window', [1280, 800]],
  ['on a tablet', [768, 1024]],
] as const)(
  '%s a jar stands beside its name, points and wish, so that the shelf is low [HOM-23, HOM-31]',
  async (_name, size) => {
    await renderFamily([], size)
    const shelf = page.getByRole('list', { name: 'Choose a child' })
    await expect.element(shelf).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[data-shelf] [data-wish]')).toHaveLength(2)
    expect(shelf.element().getBoundingClientRect().height).toBeLessThan(200)
    const [jar, points, wish] = ['[data-jar]', '[data-points]', '[data-wish]'].map((selector) =>
      document.querySelector(`[data-shelf] ${selector}`)?.getBoundingClientRect(),
    )
    expect(jar?.right).toBeLessThanOrEqual(wish?.left ?? 0)
    expect(points?.bottom).toBeLessThanOrEqual(wish?.top ?? 0)
    expect(points?.left).toBeGreaterThan(jar?.right ?? 0)
  },
)

test('a long draft in the header of home is one line until it has the focus, and moves nothing [AST-70]', async () => {
  await renderFamily([])
  const field = page.getByRole('textbox', { name: 'What happened?' })
  const shelf = page.getByRole('list', { name: 'Choose a child' })
  const topOfShelf = () => shelf.element().getBoundingClientRect().top
  await expect.element(field).toBeVisible()
  const before = topOfShelf()
  await field.fill(
    'Mia set the table and read for fifteen minutes and then she helped her little brother with his shoes',
  )
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(60)
  expect(topOfShelf()).toBe(before)
  field.element().blur()
  expect(field.element().getBoundingClientRect().height).toBeLessThan(50)
  expect(topOfShelf()).toBe(before)
})

test('the habits of two children stand in the columns of one card, of one height [HOM-25]', async () => {
  await page.viewport(1280, 800)
  const server = createFakeServer()
  server.respondWith(listFamilyTodayHabits, [
    { childId: mia.id, habits: ['Brush teeth', 'Tidy up'].map((title) => habitFixture({ id: title, title })) },
    { childId: leo.id, habits: [habitFixture({ id: 'read', title: 'Read' })] },
  ])
  await renderWithProviders(<FamilyTodayHabits user={userFixture()} child={mia} family={[mia, leo]} form="columns" />)
  const boxOf = (name: string) =>
    page
      .getByRole('list', { name: `Habits of ${name}` })
      .element()
      .closest('[data-habits-of]')?.parentElement
  await expect.element(page.getByRole('list', { name: 'Habits of Leo' })).toBeVisible()
  expect(boxOf('Leo')?.parentElement).toBe(boxOf('Mia')?.parentElement)
  expect(boxOf('Leo')?.clientHeight).toBe(boxOf('Mia')?.clientHeight)
})

test('a child without habits has its invitation in the same card [HOM-25]', async () => {
  const server = createFakeServer()
  server.respondWith(listFamilyTodayHabits, [{ childId: mia.id, habits: [habitFixture({ title: 'Read' })] }])
  await renderWithProviders(<FamilyTodayHabits user={userFixture()} child={mia} family={[mia, leo]} form="columns" />)
  const invitation = page.getByRole('link', { name: 'Add a habit' })
  await expect.element(invitation).toBeVisible()
  const columns = document.querySelector(`[data-habits-of="${mia.id}"]`)?.parentElement?.parentElement?.children
  expect([...(columns ?? [])].map((column) => column.contains(invitation.element()))).toEqual([false, true])
})

test('where a child has two habits, one of another child is as wide as each of them [HOM-27]', async () => {
  await page.viewport(1280, 800)
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
