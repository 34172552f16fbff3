import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addHabit, deleteHabit, editHabit, listHabits } from '#shared/habits/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { locateButton, renderHabitsScreen } from '#web/testing/render-habits-screen.tsx'

test('a habit requires a name and 1 to 365 days; the form keeps its values [HAB-6, HAB-8]', async () => {
  const server = await renderHabitsScreen([])
  await locateButton('Add your own').click()
  await page.getByText('picture, difficulty, days').click()
  const days = page.getByRole('textbox', { name: 'How many days?' })
  await days.fill('400')
  await locateButton('Add the habit').click()
  await expect.element(page.getByText('Please enter the name of the habit.')).toBeVisible()
  await expect.element(page.getByText('Please enter a whole number of days, from 1 to 365.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'What is it?' })).toHaveFocus()
  await expect.element(days).toHaveValue('400')
  expect(server.writtenBodies()).toEqual([])
})

test('an own habit is added with a difficulty and a target [DLG-1, DLG-10, HAB-7, HAB-44, HAB-48, HAB-72]', async () => {
  const server = await renderHabitsScreen([])
  server.respondWith(addHabit, habitFixture())
  await locateButton('Add your own').click()
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Read 15 minutes')
  expect(page.getByRole('textbox').elements()).toHaveLength(2)
  expect(page.getByRole('radio', { name: 'Hard, 10 points a day' }).query()).toBeNull()
  await page.getByText('picture, difficulty, days').click()
  await page.getByRole('radio', { name: 'Hard, 10 points a day' }).click()
  await expect.element(page.getByText('+10 for each day, +100 more at the end.')).toBeVisible()
  await locateButton('66 solid').click()
  await locateButton('Add the habit').click()
  await expect.element(page.getByText('Habit added: Read 15 minutes').first()).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([
    { childId: childFixture().id, title: 'Read 15 minutes', difficulty: 'hard', targetDays: 66 },
  ])
})

test('the message of a habit that was added by the form removes it again [HAB-74]', async () => {
  const server = await renderHabitsScreen([])
  server.respondWith(addHabit, habitFixture())
  await locateButton('Add your own').click()
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Read 15 minutes')
  server.respondWith(listHabits, [habitFixture()])
  await locateButton('Add the habit').click()
  await expect.element(page.getByRole('heading', { name: 'Read 15 minutes' })).toBeVisible()
  server.respondWith(deleteHabit, undefined)
  server.respondWith(listHabits, [])
  await locateButton('Undo').click()
  await expect.element(page.getByText('Deleted: Read 15 minutes').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Read 15 minutes' })).not.toBeInTheDocument()
})

test('after a check-in a target can only be raised [HAB-11]', async () => {
  const server = await renderHabitsScreen([habitFixture({}, [1])])
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'How many days?' }).fill('20')
  await locateButton('Save').click()
  await expect.element(page.getByText('A target can grow: please enter 21 days or more.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('before the first check-in a target can be lowered [HAB-11]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(editHabit, habitFixture({ targetDays: 7 }))
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: '7 try-out' }).click()
  await locateButton('Save').click()
  await expect.element(page.getByText('Saved: Read 15 minutes').first()).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ targetDays: 7 }])
})

test('a new habit and a change keep what was typed until they are saved [DLG-2]', async () => {
  const server = await renderHabitsScreen([habitFixture()])
  server.respondWith(addHabit, habitFixture({ title: 'Feed the cat' }))
  const title = page.getByRole('textbox', { name: 'What is it?' })
  const close = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => title.query()).toBeNull()
  }
  await locateButton('Add your own').click()
  await title.fill('Feed the cat')
  await close()
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(title).toHaveValue('Read 15 minutes')
  await title.fill('Read 20 minutes')
  await close()
  await locateButton('Add your own').click()
  await expect.element(title).toHaveValue('Feed the cat')
  await locateButton('Add the habit').click()
  await expect.element(page.getByText('Habit added: Feed the cat').first()).toBeVisible()
  await locateButton('Add your own').click()
  await expect.element(title).toHaveValue('')
  await close()
  await locateButton('More: Read 15 minutes').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(title).toHaveValue('Read 20 minutes')
})
