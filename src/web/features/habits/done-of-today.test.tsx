import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkIn, listHabits, type Habit } from '#shared/habits/contract.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { createCheckInResponse, renderHabitsScreen, today } from '#web/testing/render-habits-screen.tsx'

const teeth = habitFixture({ id: 'teeth', title: 'Brush teeth' }, [0])
const read = habitFixture({ id: 'read', title: 'Read 15 minutes' })

const rest = (habit: Habit): Habit => ({
  ...habit,
  recentDays: habit.recentDays.map((one) => (one.date === today ? { ...one, state: 'rest' as const } : one)),
})

const line = () => document.querySelector('[data-done-of-today]')
const heightOf = () => line()?.getBoundingClientRect().height

test('a line above the habits says how many are done, and once all are, that [HAB-75]', async () => {
  const server = await renderHabitsScreen([teeth, read])
  await expect.poll(() => line()?.textContent).toBe('1 of 2 done today')
  const before = heightOf()
  const done = habitFixture({ id: 'read', title: 'Read 15 minutes' }, [0])
  server.respondWith(checkIn, createCheckInResponse(done))
  server.respondWith(listHabits, [teeth, done])
  await page.getByRole('button', { name: /^Check in today: Read/ }).click()
  await expect.element(page.getByText('Both done today')).toBeVisible()
  expect(heightOf()).toBe(before)
  expect(line()?.querySelector('.animate-pop')).not.toBeNull()
})

test('what was all done before does not pop [HAB-75]', async () => {
  await renderHabitsScreen([teeth])
  await expect.element(page.getByText('Done for today')).toBeVisible()
  expect(line()?.querySelector('.animate-pop')).toBeNull()
})

test('habits that rest are not counted [HAB-75]', async () => {
  await renderHabitsScreen([teeth, rest(read)])
  await expect.element(page.getByText('Done for today')).toBeVisible()
})
