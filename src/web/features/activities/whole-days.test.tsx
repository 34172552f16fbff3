import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Activity } from '#shared/activities/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { at, createAward, timeline, today } from '#web/testing/render-timeline.tsx'

const headings = () => [...document.querySelectorAll('[data-day] h2')]

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
  return queries
}

const dayBefore = (days: number) => ({ createdAt: at(addDays(today, -days), 12) })

test('shows title, days, a filter and older days on demand [ACT-17]', async () => {
  stubPages([
    createAward('Fed the cat', dayBefore(1)),
    createAward('Zoo', { type: 'reward', points: -20, ...dayBefore(2) }),
    createAward('Drew', dayBefore(8)),
    createAward('Danced', dayBefore(9)),
    createAward('Sang', dayBefore(19)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mia’s timeline' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^Yesterday/ })).toBeVisible()
  expect(page.getByText('Sang').query()).toBeNull()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Rewards' }).click()
  await expect.element(page.getByText('Mia chose “Zoo”')).toBeVisible()
  await expect.poll(() => page.getByText('Fed the cat').query()).toBeNull()
  expect(document.querySelector('[data-earned]')).toBeNull()
})

test('a day is loaded as a whole, however many pages it has [ACT-31]', async () => {
  const titles = ['a', 'b', 'c', 'd', 'e']
  const queries = stubPages([
    ...titles.map((title) => createAward(title, dayBefore(11))),
    createAward('f', dayBefore(12)),
    createAward('g', dayBefore(12)),
    createAward('h', dayBefore(13)),
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

test('the last seven days are loaded at once and summed up above them [ACT-31, ACT-40]', async () => {
  const moment = { type: 'moment', points: null, description: 'We found a snail.' } as const
  stubPages([
    createAward('a', dayBefore(0)),
    createAward('seen below', {
      ...moment,
      metadata: '{"weather":"sunny","mood":"calm"}',
      description: 'A kite.',
      ...dayBefore(1),
    }),
    createAward('snail', { ...moment, metadata: '{"weather":"rainy","mood":"proud"}', ...dayBefore(3) }),
    createAward('Poems', {
      type: 'skill',
      points: null,
      metadata: '{"score":8,"before":7,"unit":"poems"}',
      ...dayBefore(4),
    }),
    createAward('Rope', { type: 'skill', points: null, metadata: '{"score":8,"before":9}', ...dayBefore(4) }),
    createAward('Read', { type: 'habit', points: 2, ...dayBefore(5) }),
    createAward('b', dayBefore(6)),
    createAward('b again', { title: 'b', ...dayBefore(6) }),
    createAward('c', dayBefore(7)),
    createAward('d', dayBefore(8)),
    createAward('e', dayBefore(9)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByRole('heading', { name: 'The last seven days' })).toBeVisible()
  const card = document.querySelector('[data-past-week]')
  expect(card?.textContent).toMatch(/32 points earned · one habit done\s*b, twice\s*Poems: 8 poems, a new best\s*\w/)
  expect(card?.textContent).toMatch(/We found a snail\.$/)
  const title = page.getByRole('button', { name: 'The last seven days' })
  await expect.element(title).toHaveAttribute('aria-expanded', 'false')
  await title.click()
  await expect.element(page.getByText('b, twice')).toBeVisible()
  const felt = page.getByRole('list', { name: 'How the days felt' }).getByRole('listitem')
  expect(felt.all().map((one) => one.element().textContent)).toEqual([
    expect.stringMatching(/day: proud$/),
    expect.stringMatching(/day: calm$/),
  ])
  expect(card?.querySelector('[data-mood]')?.getAttribute('data-mood')).toBe('proud')
  const days = [...document.querySelectorAll('[data-day], [data-past-week]')]
  expect(days.indexOf(card ?? document.body)).toBe(0)
  await expect.element(page.getByRole('button', { name: /^b × 2/ })).toBeVisible()
  expect(page.getByText('d', { exact: true }).query()).toBeNull()
})

test('goes to a day that was long ago, and back to today [ACT-31]', async () => {
  stubPages([
    createAward('Fed the cat', dayBefore(1)),
    createAward('Drew', dayBefore(8)),
    createAward('Danced', dayBefore(40)),
    createAward('Sang', dayBefore(41)),
  ])
  await renderWithProviders(timeline)
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
  let month = startOfMonth(today)
  const goTo = async (days: number) => {
    await page.getByRole('button', { name: 'Go to a day' }).click()
    const day = addDays(today, -days)
    for (; month > startOfMonth(day); month = startOfMonth(month, -1))
      await page.getByRole('button', { name: 'Previous month' }).click()
    await page
      .getByRole('dialog')
      .getByText(String(Number(day.slice(8))), { exact: true })
      .click()
  }
  await goTo(40)
  await expect.element(page.getByText('Danced')).toBeVisible()
  await expect.element(page.getByText('Sang')).toBeVisible()
  expect(page.getByText('Fed the cat').query()).toBeNull()
  expect(document.querySelector('[data-past-week]')).toBeNull()
  await goTo(60)
  await expect.element(page.getByText('Nothing was noted on or before that day.')).toBeVisible()
  await page.getByRole('button', { name: /: back to today$/ }).click()
  await expect.element(page.getByText('Fed the cat')).toBeVisible()
})

test('a failed next page can be retried', async () => {
  stubPages([
    createAward('a', dayBefore(7)),
    createAward('Fed the cat', dayBefore(8)),
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
  const back = { points: -5, undoes: 'older', ...dayBefore(7) }
  stubPages([createAward('x', back), createAward('y', { ...back, ...dayBefore(8) }), createAward('Sang', dayBefore(9))])
  await renderWithProviders(timeline)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(page.getByText('Sang')).toBeVisible()
})
