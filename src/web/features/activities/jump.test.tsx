import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivityDays } from '#shared/activities/days.ts'
import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const chip = (name: string) => page.getByRole('list', { name: 'Begin at' }).getByRole('button', { name })

const backToToday = page.getByRole('button', { name: 'Back to today' })

const calendar = page.getByRole('dialog', { name: 'Go to a day' })

test('a chip begins the timeline yesterday, last week or last month, and a button above it today again [ACT-31]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  const week = page.getByRole('heading', { name: 'The last seven days' })
  await expect.element(week).toBeVisible()
  const expectBeginning = async (name: string, day: string) => {
    const { top } = chip(name).element().getBoundingClientRect()
    await chip(name).click()
    await expect.element(backToToday).toBeVisible()
    await expect.poll(() => server.urls.some((url) => url.includes(`before=${addDays(day, 1)}.0`))).toBe(true)
    expect(chip(name).element().getBoundingClientRect().top).toBe(top)
  }
  await expectBeginning('Yesterday', addDays(today, -1))
  await expect.element(week).not.toBeInTheDocument()
  await expectBeginning('Last week', addDays(findStartOfWeek(today, 'sunday'), -1))
  await expectBeginning('Last month', addDays(startOfMonth(today), -1))
  await backToToday.click()
  await expect.element(week).toBeVisible()
  await expect.element(backToToday).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the calendar marks the days with entries; from a chosen one there is a way back to today [ACT-31, ACT-43]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  const month = startOfMonth(today, -1)
  server.respondWith(listActivityDays, () => [`${month.slice(0, 7)}-05`])
  await page.getByRole('button', { name: 'Go to a day' }).click()
  await expect.element(calendar.getByText('days with entries')).toBeVisible()
  await calendar.getByRole('button', { name: 'Previous month' }).click()
  const marked = calendar.getByRole('button', { name: / 5 .*, with entries$/ })
  await expect.element(marked).toBeVisible()
  expect(calendar.getByRole('button', { name: /with entries$/ }).all()).toHaveLength(1)
  expect(server.urls.some((url) => url.includes(`month=${month.slice(0, 7)}`))).toBe(true)
  await marked.click()
  await expect.element(backToToday).toBeVisible()
})
