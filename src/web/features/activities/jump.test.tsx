import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivityDays } from '#shared/activities/days.ts'
import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const chip = (name: string | RegExp) => page.getByRole('radiogroup', { name: 'Begin at' }).getByRole('radio', { name })

const calendar = page.getByRole('dialog', { name: 'Go to a day' })

test('a chip begins the timeline yesterday, last week or last month, and another one today again [ACT-31]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  await expect.element(chip('Today')).toBeChecked()
  const week = page.getByRole('heading', { name: 'The last seven days' })
  await expect.element(week).toBeVisible()
  const expectBeginning = async (name: string, day: string) => {
    const { top } = chip(name).element().getBoundingClientRect()
    await chip(name).click()
    await expect.element(chip(name)).toBeChecked()
    await expect.poll(() => server.urls.some((url) => url.includes(`before=${addDays(day, 1)}.0`))).toBe(true)
    expect(chip(name).element().getBoundingClientRect().top).toBe(top)
  }
  await expectBeginning('Yesterday', addDays(today, -1))
  await expect.element(week).not.toBeInTheDocument()
  await expectBeginning('Last week', addDays(findStartOfWeek(today, 'sunday'), -1))
  await expectBeginning('Last month', addDays(startOfMonth(today), -1))
  await chip('Today').click()
  await expect.element(week).toBeVisible()
})

test('the calendar marks the days with entries; a chosen one has a chip of its own [ACT-31, ACT-43]', async () => {
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
  await expect.element(chip(/^5 /)).toBeChecked()
  await expect.element(chip('Today')).not.toBeChecked()
})
