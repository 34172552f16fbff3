import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { findNoon } from '#shared/acts/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { TimelineScreen } from './timeline-screen.tsx'

const zone = userFixture().family.timeZone
const today = dayIn(Date.now(), zone)
const yesterday = addDays(today, -1)

/** Returns the instant of an hour (a fraction for minutes) of a day in the family's time zone. */
const at = (day: string, hour: number) => new Date(startOfDay(day, zone) + hour * 60 * 60_000).toISOString()

const createAward = (title: string, about: Partial<Activity> = {}) =>
  activityFixture(title, { createdAt: at(yesterday, 18), ...about })

const createCheckIn = (title: string, hour: number, about: Partial<Activity> = {}) =>
  activityFixture(title, { type: 'habit', points: 4, createdAt: at(yesterday, hour), ...about })

const timeline = <TimelineScreen user={userFixture()} child={childFixture()} family={[childFixture()]} chips={null} />

const renderTimeline = async (activities: Activity[], locale: Locale = 'en') => {
  const server = createFakeServer()
  let rows = activities
  server.respondWith(listActivities, () => rows)
  server.respondWith(undoAct, ({ path }) => {
    rows = rows.map((row) => (decodeURIComponent(path).includes(`/${row.actId}/`) ? { ...row, undone: true } : row))
    return { actId: 'undo', undoes: 'act', balance: 0 }
  })
  const { client } = await renderWithProviders(timeline, { locale })
  return {
    server,
    /** Lets another caregiver record this, and the poll see it. */
    addByOther: async (added: Activity) => {
      rows = [added, ...rows]
      await client.invalidateQueries()
    },
  }
}

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title }).last()
const groupOf = (name: RegExp | string) => page.getByRole('button', { name })
const showFullList = async () => {
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Full list, with what was undone' }).click()
}
const headings = () => page.getByRole('heading', { level: 2 }).elements()

test('each act is a row with hour, person and points [ACT-14, ACT-17, ACT-19]', async () => {
  await renderTimeline([createAward('Fed the cat')])
  await expect.element(rowOf('Fed the cat')).toHaveTextContent('Fed the cat18:00 · Ana+1010 points gained')
})

test('a preset title is translated, whatever language it was recorded in [ACT-11, LNG-9]', async () => {
  await renderTimeline([createAward('Tidied toys', { metadata: '{"preset":"tidy_toys"}' })], 'es')
  await expect.element(page.getByText('Recogió los juguetes')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'El camino de Mia', level: 1 })).toBeVisible()
})

test('a redemption tells what the child chose', async () => {
  await renderTimeline([createAward('Stickers', { type: 'reward', points: -40 })])
  await expect.element(rowOf('Mia chose Stickers')).toMatchTextContent(/−40/)
})

test('an act with a future time shows its hour [ACT-20]', async () => {
  const createdAt = new Date(Date.now() + 3 * 60_000)
  await renderTimeline([createAward('Fed the cat', { createdAt: createdAt.toISOString() })])
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    createdAt,
  )
  await expect.element(rowOf('Fed the cat')).toHaveTextContent(`Fed the cat${hour} · Ana+1010 points gained`)
})

test('each day begins with a jar of what was earned, and tells its lights in words [ACT-30]', async () => {
  await renderTimeline([
    createAward('Stickers', { type: 'reward', points: -40, createdAt: at(today, 0) }),
    createAward('Sang', { points: 27 }),
    createAward('Fed the cat'),
    createAward('Shouted', { points: -3 }),
    createAward('Swam', { createdAt: '2024-11-15T10:00:00.000Z', points: 12 }),
  ])
  await expect.element(page.getByRole('heading', { name: /^Today/ })).toBeVisible()
  const texts = headings().map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Today \w+ \d+$/)
  expect(texts[1]).toMatch(/^Yesterday \w+ \d+ · almost four lights$/)
  expect(texts[2]).toBe('Friday 15 November 2024 · one light and a little more')
  const jars = [...document.querySelectorAll('[data-earned]')]
  expect(jars.map((jar) => jar.getAttribute('data-earned'))).toEqual(['0', '37', '12'])
  expect(jars.map((jar) => jar.querySelectorAll('[data-light]').length)).toEqual([0, 4, 2])
  expect(jars[0]?.querySelector('[data-sleeping]')).not.toBeNull()
})

test('the check-ins of a day are one row that opens in place [ACT-14]', async () => {
  await renderTimeline([
    createCheckIn('Read', 20.25),
    createAward('Fed the cat'),
    createCheckIn('Dress', 8, { by: 'ben' }),
    createCheckIn('Teeth', 7.75),
  ])
  const group = groupOf(/^Three habits/)
  await expect.element(group).toMatchTextContent(/^Three habits7:45 to 20:15 · Ana, someone\+12/)
  await expect.element(page.getByText('Teeth')).not.toBeVisible()
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('Teeth')).toBeVisible()
  await expect.element(rowOf('Read')).toMatchTextContent(/^Read20:15 · Ana\+4/)
  await group.click()
  await expect.element(page.getByText('Teeth')).not.toBeVisible()
})

test('the undo of a check-in is in the opened group, where it keeps its place [ACT-15, ACT-22]', async () => {
  const { server } = await renderTimeline([createCheckIn('Read', 20), createCheckIn('Teeth', 8)])
  await groupOf(/^Two habits/).click()
  await page.getByRole('button', { name: 'Undo: Teeth' }).click()
  await expect.element(page.getByText('Undone: Teeth')).toBeVisible()
  await expect.element(groupOf(/^One habit/)).toMatchTextContent(/^One habit20:00 · Ana\+4/)
  await expect.element(rowOf('Teeth')).toMatchTextContent(/undone by Ana/)
  expect(server.requests.some(({ path }) => path === '/api/acts/act-Teeth/undo')).toBe(true)
})

test('what is undone keeps its place until the timeline is opened again; then it is in the full list [ACT-15]', async () => {
  await renderTimeline([createAward('Sang'), createAward('Fed the cat'), createAward('Swam')])
  await page.getByRole('button', { name: 'Undo: Fed the cat' }).click()
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/undone by Ana/)
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
  await userEvent.keyboard('{Shift}')
  await addByOther(createAward('Fed the cat', { createdAt: at(today, 0) }))
  expect(page.getByText('Fed the cat').query()).toBeNull()
  await expect.element(page.getByText('Fed the cat'), { timeout: 10_000 }).toBeVisible()
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
  await expect.element(rowOf('The kite.')).toHaveTextContent('“The kite.”windy, proudWritten on Friday 20 · Ana')
  await expect.element(rowOf('Teeth')).toMatchTextContent(/^TeethNoted on Friday 20 · Ana/)
  await expect.element(rowOf('Fed the cat')).toMatchTextContent(/^Fed the catNoted on Friday 20 · Ana/)
})

test('a row has an undo button while the act can be undone [ACT-22]', async () => {
  await renderTimeline([createAward('new'), createAward('old', { createdAt: at(addDays(today, -9), 12) })])
  await expect.element(page.getByRole('button', { name: 'Undo: new' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo: old' })).not.toBeInTheDocument()
})

test('without acts there is an empty state with a link [ACT-18]', async () => {
  await renderTimeline([])
  await expect.element(page.getByRole('link', { name: 'Start an activity' })).toBeVisible()
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

/** Stubs `fetch` with these rows (by day, newest first), two a page; returns the queries that were sent. */
const stubPages = (rows: Activity[]) => {
  const queries: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams, search } = new URL(url, location.origin)
    queries.push(search)
    const [day = '9999-12-31', sequence = 'zz'] = searchParams.get('before')?.split('.') ?? []
    const type = searchParams.get('type')
    const isFurther = (row: Activity, index: number) =>
      row.day < day || (row.day === day && rows.length - index < Number.parseInt(sequence, 36))
    const found = rows.filter((row, index) => isFurther(row, index) && (type === null || row.type === type))
    const last = found[1]
    const cursor = last && `${last.day}.${(rows.length - rows.indexOf(last)).toString(36)}`
    const link = `</api/activities/x?before=${cursor}>; rel="next"`
    return Response.json(found.slice(0, 2), { headers: found.length > 2 ? { link } : {} })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return queries
}

const dayBefore = (days: number) => ({ createdAt: at(addDays(today, -days), 12) })

test('shows title, subtitle, days, a filter and older days on demand [ACT-17]', async () => {
  stubPages([
    createAward('Fed the cat', dayBefore(1)),
    createAward('Zoo', { type: 'reward', points: -20, ...dayBefore(2) }),
    createAward('Sang', dayBefore(9)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Growth timeline' })).toBeVisible()
  await expect.element(page.getByText('small lights, day by day')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Yesterday/ })).toBeVisible()
  expect(page.getByText('Sang').query()).toBeNull()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Rewards' }).click()
  await expect.element(page.getByText('Mia chose Zoo')).toBeVisible()
  await expect.poll(() => page.getByText('Fed the cat').query()).toBeNull()
  expect(document.querySelector('[data-earned]')).toBeNull()
})

test('a day is loaded as a whole, however many pages it has [ACT-31]', async () => {
  const titles = ['a', 'b', 'c', 'd', 'e']
  const queries = stubPages([
    ...titles.map((title) => createAward(title, dayBefore(1))),
    createAward('f', dayBefore(2)),
    createAward('g', dayBefore(2)),
    createAward('h', dayBefore(3)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByText('e', { exact: true })).toBeVisible()
  const earned = () => [...document.querySelectorAll('[data-earned]')].map((jar) => jar.getAttribute('data-earned'))
  expect(earned()).toEqual(['50'])
  expect(queries).toHaveLength(3)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('h', { exact: true })).toBeVisible()
  expect(earned()).toEqual(['50', '20', '10'])
  expect(headings()).toHaveLength(3)
})

test('a failed next page can be retried', async () => {
  stubPages([
    createAward('a', dayBefore(1)),
    createAward('Fed the cat', dayBefore(2)),
    createAward('Sang', dayBefore(9)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByText('a', { exact: true })).toBeVisible()
  const stubbed = fetch
  vi.stubGlobal('fetch', async () => new Response('{"code":"unavailable"}', { status: 503 }))
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  vi.stubGlobal('fetch', stubbed)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
})

test('days with only undone acts still offer the days before', async () => {
  const back = { points: -5, undoes: 'older', ...dayBefore(1) }
  stubPages([createAward('x', back), createAward('y', { ...back, ...dayBefore(2) }), createAward('Sang', dayBefore(9))])
  await renderWithProviders(timeline)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
})
