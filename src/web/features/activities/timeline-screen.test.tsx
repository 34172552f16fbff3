import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { findNoon } from '#shared/acts/rules.ts'
import type { Redemption } from '#shared/rewards/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { passTime } from '#web/testing/clock.ts'
import { activityFixture, childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { at, createAward, createCheckIn, renderTimeline, timeline, today, zone } from '#web/testing/render-timeline.tsx'
import { pauseMs } from './acts-of-visit.ts'

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last()
const openRow = (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
const groupOf = (name: RegExp | string) => page.getByRole('button', { name })
const showFullList = async () => {
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Full list, with what was undone' }).click()
}

test('each act is a row with hour and points [ACT-14, ACT-17, ACT-19]', async () => {
  await renderTimeline([createAward('Fed the cat')])
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/^Fed the cat6:00 pm\+1010 points gained/)
})

test('a preset title is translated, whatever language it was recorded in [ACT-11, LNG-9]', async () => {
  await renderTimeline([createAward('Tidied toys', { metadata: '{"preset":"tidy_toys"}' })], { locale: 'es' })
  await expect.element(page.getByText('Recogió los juguetes')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'El camino de Mia', level: 1 })).toBeVisible()
})

const createRedemption = (title: string, givenAt: string | null): Redemption => ({
  id: title,
  childId: childFixture().id,
  rewardId: 'reward',
  actId: `act-${title}`,
  title,
  preset: null,
  category: 'other',
  pointsSpent: 40,
  redeemedAt: at(today, 0),
  redeemedBy: 'ana',
  givenAt,
  returnedAt: null,
})

test('a redemption tells what the child chose, and whether it was given [ACT-38]', async () => {
  await renderTimeline(
    [
      createAward('Stickers', { type: 'reward', points: -40 }),
      createAward('Zoo', { type: 'reward', points: -40, createdAt: at(addDays(today, -3), 12) }),
    ],
    { redemptions: [createRedemption('Stickers', null), createRedemption('Zoo', at(today, 0))] },
  )
  await expect.element(rowOf('Mia chose “Stickers”')).toMatchTextContent(/6:00 pm · promised−40/)
  await expect.element(rowOf('Mia chose “Zoo”')).toMatchTextContent(/pm · given−40/)
})

test('what did not go well has a cloud, making amends a plaster, a gift its box [ACT-39]', async () => {
  await renderTimeline([
    createAward('Small repair', { points: 5, metadata: '{"preset":"remedy_small"}' }),
    createAward('Big repair', { points: 15, metadata: '{"preset":"remedy_big"}' }),
    createAward('Shouted', { points: -3 }),
    createAward('Surprise', { points: 10, metadata: '{"preset":"gift_10"}' }),
  ])
  const deedOf = (title: string) =>
    document.querySelector(`[data-act="act-${title}"] [data-deed]`)?.getAttribute('data-deed')
  await expect.poll(() => deedOf('Shouted')).toBe('hard')
  expect(['Shouted', 'Small repair', 'Big repair', 'Surprise'].map(deedOf)).toEqual([
    'hard',
    'repair',
    'repair-big',
    undefined,
  ])
})

test('the acts of a day stand in the order of their time, whenever they were recorded [ACT-34]', async () => {
  const yesterday = addDays(today, -1)
  await renderTimeline([
    createAward('Stickers', { createdAt: at(yesterday, 23), happenedAt: at(yesterday, 17.5), day: yesterday }),
    createAward('Read', { createdAt: at(yesterday, 20) }),
    createAward('Sang', { createdAt: at(yesterday, 16) }),
  ])
  await expect.element(rowOf('Sang')).toBeVisible()
  const acts = [...document.querySelectorAll('[data-act]')].map((row) => row.getAttribute('data-act'))
  expect(acts).toEqual(['act-Read', 'act-Stickers', 'act-Sang'])
})

test.each([
  ['en', 'es-ES', 'Fed the cat18:00'],
  ['es', 'en-US', 'Fed the cat6:00 p.'],
  ['zh', 'zh-CN', 'Fed the cat18:00'],
] as const)('hours in %s are those of a reader with %s [ACT-35]', async (locale, language, text) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  onTestFinished(() => void vi.restoreAllMocks())
  await renderTimeline([createAward('Fed the cat')], { locale })
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(text)
})

test('an act with a future time shows its hour [ACT-20]', async () => {
  const createdAt = new Date(Date.now() + 3 * 60_000)
  await renderTimeline([createAward('Fed the cat', { createdAt: createdAt.toISOString() })])
  const hour = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: zone,
  }).format(createdAt)
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(new RegExp(`^Fed the cat${hour}\\+10`))
})

test('the check-ins of a day are one row that opens in place [ACT-14]', async () => {
  await renderTimeline([
    createCheckIn('Read', 20.25),
    createAward('Fed the cat'),
    createCheckIn('Dress', 8, { by: 'ben' }),
    createCheckIn('Teeth', 7.75),
  ])
  const group = groupOf(/^Three habits/)
  await expect
    .element(group)
    .toMatchTextContent(/^Three habits ?Teeth · Dress · Read ?7:45 am to 8:15 pm · noted by Ana and someone\+12/)
  await expect.element(page.getByText('Teeth', { exact: true })).not.toBeVisible()
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('Teeth', { exact: true })).toBeVisible()
  await expect.element(rowOf('Read')).toMatchTextContent(/^Read8:15 pm\+4/)
  await group.click()
  await expect.element(page.getByText('Teeth', { exact: true })).not.toBeVisible()
})

test('the undo of a check-in is in the opened group, where it keeps its place [ACT-15, ACT-22]', async () => {
  const { server } = await renderTimeline([createCheckIn('Read', 20), createCheckIn('Teeth', 8)])
  await groupOf(/^Two habits/).click()
  await page.getByRole('button', { name: 'Undo: Teeth' }).click()
  await expect.element(page.getByText('Undone: Teeth')).toBeVisible()
  await expect.element(groupOf(/^One habit/)).toMatchTextContent(/^One habit ?Read ?8:00 pm\+4/)
  await expect.element(rowOf('Teeth')).toMatchTextContent(/undone by Ana/)
  expect(server.requests.some(({ path }) => path === '/api/acts/act-Teeth/undo')).toBe(true)
})

test('what is undone keeps its place until the timeline is opened again; then it is in the full list [ACT-15]', async () => {
  await renderTimeline([createAward('Sang'), createAward('Fed the cat'), createAward('Swam')])
  await openRow('Fed the cat')
  await page.getByRole('button', { name: 'Undo: Fed the cat' }).click()
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/undone by Ana/)
  await expect.element(rowOf('Fed the cat').getByText('It stays in the full list.')).toBeVisible()
  const titles = [...document.querySelectorAll('[data-act]')].map((row) => row.getAttribute('data-act'))
  expect(titles).toEqual(['act-Sang', 'act-Fed the cat', 'act-Swam'])
  await showFullList()
  const undone = rowOf('Fed the cat').getByText('Fed the cat')
  await expect.element(undone).toHaveClass(/line-through/)
  await page.getByRole('button', { name: 'Show: Full list' }).click()
  await page.getByRole('menuitemradio', { name: 'All', exact: true }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
  await expect.element(page.getByText('Fed the cat')).not.toBeInTheDocument()
})

test('the full list has every act as a row [ACT-15]', async () => {
  await renderTimeline([createCheckIn('Read', 20), createCheckIn('Teeth', 8)])
  await showFullList()
  await expect.element(rowOf('Teeth')).toBeVisible()
  expect(groupOf(/habits/).query()).toBeNull()
})

test('what another caregiver records appears when nobody touches the page [ACT-33]', async () => {
  const { addByOther } = await renderTimeline([createAward('Sang')])
  await expect.element(page.getByText('Sang')).toBeVisible()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  await addByOther(createAward('Fed the cat', { createdAt: at(today, 0) }))
  expect(page.getByText('Fed the cat').query()).toBeNull()
  await passTime(pauseMs)
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
})

test('what was recorded later than its day says when, instead of the hour [ACT-32]', async () => {
  const sunday = '2026-11-15'
  const createdAt = '2026-11-20T18:00:00.000Z'
  const moment = {
    type: 'moment',
    points: null,
    description: 'The kite.',
    metadata: '{"weather":"windy","mood":"proud"}',
  }
  await renderTimeline([
    activityFixture('kite', { ...moment, type: 'moment', day: sunday, createdAt }),
    activityFixture('Teeth', { type: 'habit', day: sunday, createdAt }),
    activityFixture('Fed the cat', { createdAt, happenedAt: new Date(findNoon(sunday, zone)).toISOString() }),
  ])
  await expect.element(rowOf('The kite.')).toMatchTextContent(/^The kite\.Written on Friday 20 · proud · windy/)
  await expect.element(rowOf('Teeth')).toMatchTextContent(/^TeethNoted on Friday 20/)
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/^Fed the catNoted on Friday 20/)
})

test('a row opens in place to undo it, while the act can be undone [ACT-22]', async () => {
  await renderTimeline([createAward('new'), createAward('old', { createdAt: at(addDays(today, -9), 12) })])
  await expect.element(page.getByRole('button', { name: /^new/ })).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('button', { name: 'Undo: new' }).query()).toBeNull()
  await openRow('new')
  await expect.element(page.getByRole('button', { name: /^new/ })).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('button', { name: 'Undo: new' })).toBeVisible()
  expect(page.getByRole('button', { name: /^old/ }).query()).toBeNull()
})

test('without acts there is an empty state with a link [ACT-18]', async () => {
  await renderTimeline([])
  await expect.element(page.getByRole('link', { name: 'Note something good' })).toBeVisible()
})

test('a failed request can be retried', async () => {
  const server = createFakeServer()
  server.rejectWith(listActivities, 'unavailable')
  await renderWithProviders(timeline)
  await expect.element(page.getByText('The timeline could not be loaded')).toBeVisible()
  server.respondWith(listActivities, [createAward('Fed the cat')])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
})
