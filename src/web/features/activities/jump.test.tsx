import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivityDays } from '#shared/activities/days.ts'
import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import { startOfMonth } from '#web/lib/months.ts'
import { createAward, renderTimeline, today } from '#web/testing/render-timeline.tsx'

const chip = (name: string | RegExp) => page.getByRole('list', { name: 'Begin at' }).getByRole('button', { name })

const calendar = page.getByRole('dialog', { name: 'Go to a day' })

test('a chip begins the timeline yesterday, last week or last month and is marked; a second tap leads back to today, and nothing moves [ACT-31]', async () => {
  const { server } = await renderTimeline([createAward('Laid the table')])
  const week = page.getByRole('heading', { name: 'The last seven days' })
  await expect.element(week).toBeVisible()
  const places = () =>
    chip('')
      .all()
      .map((one) => {
        const { left, top, width } = one.element().getBoundingClientRect()
        return [left, top, width]
      })
  const before = places()
  const expectBeginning = async (name: string, day: string) => {
    await chip(name).click()
    await expect.element(chip(name)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => server.urls.some((url) => url.includes(`before=${addDays(day, 1)}.0`))).toBe(true)
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
    expect(places()).toEqual(before)
  }
  await expectBeginning('Yesterday', addDays(today, -1))
  await expect.element(week).not.toBeInTheDocument()
  await expectBeginning('Last week', addDays(findStartOfWeek(today, 'sunday'), -1))
  await expectBeginning('Last month', addDays(startOfMonth(today), -1))
  await chip('Last month').click()
  await expect.element(week).toBeVisible()
  await expect.element(chip('Last month')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chip('Last month')).toHaveFocus()
  expect(places()).toEqual(before)
})

test('the calendar marks the days with entries; a chosen one gets a chip, which stays when it leads back to today [ACT-31, ACT-43]', async () => {
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
  const chosen = chip(/^5 \w+|^\w+ 5/)
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
  await chosen.click()
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('heading', { name: 'The last seven days' })).toBeVisible()
})
