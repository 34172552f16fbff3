import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivityDays } from '#shared/activities/days.ts'
import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const calendar = page.getByRole('dialog', { name: 'Go to a day' })
const openCalendar = () => page.getByRole('button', { name: 'Go to a day' }).click()
const jump = (name: string) => calendar.getByRole('list', { name: 'Begin at' }).getByRole('button', { name })
const backToToday = page.getByRole('button', { name: /: back to today$/ })
const week = page.getByRole('heading', { name: 'The last seven days' })

test('the calendar begins the timeline yesterday, last week or last month, which a chip then says; it leads back to today [ACT-31]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  await expect.element(week).toBeVisible()
  expect(backToToday.query()).toBeNull()
  const expectBeginning = async (name: string, day: string) => {
    await openCalendar()
    await jump(name).click()
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(backToToday).toHaveTextContent(name)
    await expect.poll(() => server.urls.some((url) => url.includes(`before=${addDays(day, 1)}.0`))).toBe(true)
  }
  await expectBeginning('Yesterday', addDays(today, -1))
  await expect.element(week).not.toBeInTheDocument()
  await expectBeginning('Last week', addDays(findStartOfWeek(today, 'sunday'), -1))
  await expectBeginning('Last month', addDays(startOfMonth(today), -1))
  await openCalendar()
  await expect.element(jump('Last month')).toHaveAttribute('aria-pressed', 'true')
  expect(calendar.getByRole('list').getByRole('button', { pressed: true }).all()).toHaveLength(1)
  await calendar.getByRole('button', { name: 'Close' }).click()
  await backToToday.click()
  await expect.element(week).toBeVisible()
  expect(backToToday.query()).toBeNull()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the calendar marks the days with entries; a chip says the chosen one and leads back to today [ACT-31, ACT-43]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  const month = startOfMonth(today, -1)
  server.respondWith(listActivityDays, () => [`${month.slice(0, 7)}-05`])
  await openCalendar()
  await expect.element(calendar.getByText('days with entries')).toBeVisible()
  await calendar.getByRole('button', { name: 'Previous month' }).click()
  const marked = calendar.getByRole('button', { name: / 5 .*, with entries$/ })
  await expect.element(marked).toBeVisible()
  expect(calendar.getByRole('button', { name: /with entries$/ }).all()).toHaveLength(1)
  expect(server.urls.some((url) => url.includes(`month=${month.slice(0, 7)}`))).toBe(true)
  await marked.click()
  await expect.element(backToToday).toMatchTextContent(/^5 \w+|^\w+ 5/)
  await backToToday.click()
  await expect.element(backToToday).not.toBeInTheDocument()
  await expect.element(week).toBeVisible()
})
