import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { setTime, passTime } from '#web/testing/clock.ts'
import {
  mia,
  today,
  sampleMoment,
  renderMomentsScreen,
  storyField,
  saveButton,
  chooseFaceButton,
  locateText,
  clickText,
  chooseMoreMood,
  chooseDay,
  chooseInMonth,
  chooseOtherDay,
} from '#web/testing/render-moments-screen.tsx'

test('a moment consists of weather, mood and a story, by default of today [DLG-10, DLG-13, MOM-13, MOM-15]', async () => {
  const { server } = await renderMomentsScreen()
  await chooseMoreMood('grateful')
  await clickText('rainy')
  await storyField.fill('Soup with grandma.')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Another moment' })).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, weather: 'rainy', mood: 'grateful', content: 'Soup with grandma.' },
  ])
})

test('the question depends on the mood, and another one can be requested [MOM-17]', async () => {
  await renderMomentsScreen()
  await expect.element(locateText('What was worth keeping today?')).toBeVisible()
  await chooseMoreMood('excited')
  await expect.element(locateText('What made Mia laugh?')).toBeVisible()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect.element(locateText('Who was there when it was best?')).toBeVisible()
  await chooseMoreMood('very sad')
  await expect.element(locateText('What was it about?')).toBeVisible()
})

test('the draft remains after leaving the screen and after a failed request [DLG-9, MOM-18]', async () => {
  const { server, leaveAndReturn } = await renderMomentsScreen()
  await clickText('tired')
  await clickText('foggy')
  await storyField.fill('Half a sentence')
  await leaveAndReturn()
  await expect.element(storyField).toHaveValue('Half a sentence')
  await expect.element(locateText('foggy')).toBeVisible()
  server.disconnect()
  await saveButton.click()
  await expect.element(locateText(/^Waiting\. It will be sent/)).toBeVisible()
  await expect.element(storyField).toHaveValue('Half a sentence')
})

test('undo deletes a moment and restores its text in the form [MOM-19]', async () => {
  await renderMomentsScreen()
  await clickText('calm')
  await clickText('sunny')
  await storyField.fill('On the bench.')
  await saveButton.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Undone: today’s moment')).toBeVisible()
  await expect.element(storyField).toHaveValue('On the bench.')
})

test('the day is chosen from a menu, or in a month, from 20 years ago to today [MOM-7, MOM-29]', async () => {
  const { server } = await renderMomentsScreen()
  await clickText('calm')
  await clickText('sunny')
  await chooseDay('Another day…')
  const dialog = page.getByRole('dialog', { name: 'Another day' })
  const dayOf = (day: Day) => dialog.getByText(String(Number(day.slice(8))), { exact: true })
  await expect.element(dayOf(today)).toHaveAttribute('aria-pressed', 'true')
  const enabled = [...document.querySelectorAll('[role=dialog] td button:enabled')]
  expect(enabled.at(-1)).toBe(dayOf(today).element())
  const thisYear = Number(today.slice(0, 4))
  for (let year = thisYear - 1; year >= thisYear - 20; year--) {
    await dialog.getByRole('button', { name: String(year), exact: true }).click()
  }
  await expect
    .element(dialog.getByRole('button', { name: String(thisYear - 21), exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const lastYear = addDays(today, -365)
  await chooseOtherDay(lastYear)
  await expect.element(page.getByRole('button', { name: new RegExp(`^Day: .*${lastYear.slice(0, 4)}`) })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await chooseDay('Yesterday')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ date: addDays(today, -1) }])
})

test('moments are grouped by month, with their texts and landscapes [MOM-13, MOM-26]', async () => {
  await renderMomentsScreen([
    sampleMoment,
    { ...sampleMoment, id: '01900000-0000-7000-8000-000000000002', date: '2025-12-24', content: null },
  ])
  await expect.element(page.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'December 2025' })).toBeVisible()
  await expect.element(locateText('We built a bridge for the ants.').first()).toBeVisible()
  expect(locateText('proud · sunny').all().length).toBeGreaterThanOrEqual(2)
  const [withStory, wordless] = document.querySelectorAll('[data-moment] [data-sky="sunny"]')
  expect(withStory?.querySelector('[data-mood="proud"]')).not.toBeNull()
  const heights = [withStory, wordless].map((cover) => cover?.getBoundingClientRect().height)
  expect(heights[1]).toBeLessThan(heights[0] ?? 0)
})

test('sends only changed fields [DLG-1]', async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await expect.element(dialog.getByRole('button', { name: 'proud More feelings' })).toBeVisible()
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(locateText('Saved: moment from 7 March')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ mood: 'calm' }])
})

test('deleting a moment can be undone, and the message names the moment [DLG-12]', async () => {
  await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(locateText('Deleted: moment from 7 March')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Restored: moment from 7 March')).toBeVisible()
})

test('moods are nouns in Spanish', async () => {
  await renderMomentsScreen([], 'es')
  await expect.element(page.getByRole('radio', { name: 'cansancio' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Más emociones' }).click()
  await expect.element(page.getByRole('button', { name: 'orgullo' })).toBeVisible()
})

test('there is no photo area and no file field [MOM-8]', async () => {
  await renderMomentsScreen()
  await expect.element(chooseFaceButton).toBeVisible()
  expect(page.getByText(/photo|development/i).query()).toBeNull()
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('a failed edit or deletion shows an error and changes nothing [DLG-9]', async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  server.rejectWith(editMoment, 'unavailable')
  server.rejectWith(deleteMoment, 'unavailable')
  const more = page.getByRole('button', { name: 'More: moment from 7 March 2026' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(locateText('Not deleted').first()).toBeVisible()
  await expect.element(locateText('We built a bridge for the ants.').first()).toBeVisible()
  // The page has no space below it here, so that the message covers the button.
  ;(more.element() as HTMLElement).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(locateText('Not changed').first()).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'calm' })).toBeChecked()
})

test('a question from a link remains until another is requested or the moment is saved', async () => {
  const { leaveAndReturn } = await renderMomentsScreen()
  const brought = 'What would help tomorrow?'
  storeMomentPrompt(mia.id, brought)
  await leaveAndReturn()
  await chooseMoreMood('proud')
  await clickText('rainy')
  await expect.element(locateText(brought)).toBeVisible()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect.element(locateText(brought)).not.toBeInTheDocument()
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await leaveAndReturn()
  await expect.element(locateText(brought)).not.toBeInTheDocument()
})

test('a moment can be moved to another day, which is said in words [MOM-12, MOM-29]', async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  server.rejectWith(editMoment, 'invalid_input', [{ path: 'date', code: 'future_day' }])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await dialog.getByRole('button', { name: 'Day Saturday 7 March' }).click()
  const month = page.getByRole('dialog', { name: 'Day', exact: true })
  await chooseInMonth(month, '2026-02-06', sampleMoment.date)
  const day = dialog.getByRole('button', { name: 'Day Friday 6 February' })
  await expect.element(day).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This day has not come yet.')
  await expect.element(day).toHaveFocus()
  await expect.element(day).toHaveAccessibleDescription('This day has not come yet.')
  expect(server.writtenBodies()).toEqual([{ date: '2026-02-06' }])
})

test('a new moment that is open across midnight gets the new day', async () => {
  setTime(Date.parse('2026-11-20T22:59:30.000Z'))
  const { server } = await renderMomentsScreen()
  await passTime(61_000)
  await expect.element(page.getByRole('button', { name: 'Day: Today' })).toBeVisible()
  await clickText('calm')
  await clickText('sunny')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'sunny', mood: 'calm' }])
  expect(server.writtenBodies()[0]).not.toHaveProperty('date')
})
