import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { restChild, restHabit } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { today, renderHabitsScreen, locateButton } from '#web/testing/render-habits-screen.tsx'

test('a rest can be set for a day [DLG-1, HAB-54]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(restHabit, habitFixture())
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Rest days' }).click()
  await locateButton('Set rest days').click()
  await expect.element(page.getByText('Rest days set for Mia').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ from: today, to: today, rest: true }])
})

test('a rest can be set for all habits of a child; a range must not end before it starts [HAB-54]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(restChild, [habitFixture()])
  await locateButton('Rest days while Mia is ill or away').click()
  const until = page.getByLabelText('Last day')
  await until.fill(addDays(today, -2))
  await locateButton('Set rest days').click()
  await expect.element(page.getByText(/^The last day comes before the first/)).toBeVisible()
  await expect.element(until).toHaveFocus()
  await locateButton('3 days').click()
  await locateButton('Set rest days').click()
  await expect.element(page.getByText('Rest days set for Mia').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ from: today, to: addDays(today, 2), rest: true }])
})
