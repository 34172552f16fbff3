import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import { at, createAward, createCheckIn, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const present = findStartOfWeek(today, 'sunday')
const on = (days: number) => ({ createdAt: at(addDays(present, days), 12), day: addDays(present, days) })
const moment = { type: 'moment', points: null, metadata: '{"weather":"windy","mood":"proud"}' } as const

/** Renders the timeline with a server that lists the days before the one that is asked for. */
const renderDays = async (rows: Activity[]) => {
  const { server } = await renderTimeline([])
  server.respondWith(listActivities, () => {
    const before = /before=([\d-]+)/.exec(server.urls.at(-1) ?? '')?.[1] ?? '9999'
    return rows.filter(({ day }) => day < before)
  })
}

const backToToday = page.getByRole('button', { name: /: back to today$/ })
const showLastWeek = async () => {
  await page.getByRole('button', { name: 'Go to a day' }).click()
  await page.getByRole('list', { name: 'Begin at' }).getByRole('button', { name: 'Last week' }).click()
}
const toldWeek = page.getByRole('heading', { name: /^The week of/ })
const before = page.getByRole('button', { name: 'The week before' })
const days = () => [...document.querySelectorAll<HTMLElement>('section[data-day]')].map(({ dataset }) => dataset['day'])

test('last week begins with what it brought and ends with a way to the week before [ACT-31, ACT-44]', async () => {
  await renderDays([
    createAward('Sang', on(-1)),
    createCheckIn('Read', 12, on(-2)),
    createAward('kite', { ...moment, description: 'The kite flew.', ...on(-7) }),
    createAward('Danced', on(-8)),
  ])
  await showLastWeek()
  await expect.element(toldWeek).toBeVisible()
  const card = document.querySelector('[data-week]')?.textContent ?? ''
  expect(card).toContain('14 points earned on 2 days')
  expect(card).toContain('one good deed')
  expect(card).toContain('one habit done')
  expect(card).toContain('The kite flew.')
  expect(days()).toEqual([-1, -2, -7].map((day) => addDays(present, day)))
  await expect.element(page.getByText(/^That was the week of/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  await before.click()
  await expect.poll(days).toEqual([addDays(present, -8)])
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(backToToday).not.toHaveTextContent('Last week')
  expect(before.query()).toBeNull()
})

test('a week without entries says so, and a filtered one ends as well but is not told [ACT-44]', async () => {
  await renderDays([createAward('Danced', on(-8))])
  await showLastWeek()
  await expect.element(page.getByText('A quiet week: nothing was noted.')).toBeVisible()
  await expect.element(before).toBeVisible()
  await page.getByRole('button', { name: 'Show: All' }).click()
  await page.getByRole('menuitemradio', { name: 'Behaviours' }).click()
  await expect.element(page.getByText('Nothing of this kind yet.')).toBeVisible()
  await expect.element(before).toBeVisible()
  expect(toldWeek.query()).toBeNull()
})
