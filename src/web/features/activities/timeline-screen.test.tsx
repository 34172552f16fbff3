import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { findNoon } from '#shared/acts/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { at, createAward, createCheckIn, renderTimeline, timeline, today, zone } from '#web/testing/render-timeline.tsx'

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
  expect(texts[1]).toMatch(/^Yesterday \w+ \d+\s· almost four lights$/)
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
  await expect.element(rowOf('The kite.')).toHaveTextContent('The kite.proud · windyWritten on Friday 20 · Ana')
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
