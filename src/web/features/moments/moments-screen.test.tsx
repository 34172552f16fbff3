import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addMoment, deleteMoment, editMoment, listMoments, type Moment } from '#shared/moments/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { storePrompt } from '#web/lib/moment-prompt.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { MomentsScreen } from './moments-screen.tsx'

const mia = childFixture()
const user = userFixture()
const today = dayIn(Date.now(), user.family.timeZone)
const actId = '01d00000-0000-7000-8000-000000000001'

const ants: Moment = {
  id: '01900000-0000-7000-8000-000000000001',
  childId: mia.id,
  weather: 'sunny',
  mood: 'proud',
  content: 'We built a bridge for the ants.',
  date: '2026-03-07',
  createdAt: '2026-03-07T18:00:00.000Z',
}

const begin = async (moments: Moment[] = [], locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(listMoments, moments)
  server.respondWith(addMoment, { ...ants, actId, balance: 0 })
  server.respondWith(editMoment, ants)
  server.respondWith(deleteMoment, undefined)
  server.respondWith(undoAct, { actId, undoes: actId, balance: 0 })
  const screen = () => (
    <main>
      <h1>{'Moments'}</h1>
      <MomentsScreen user={user} child={mia} family={[mia]} chips={null} />
    </main>
  )
  const { rerenderWith } = await renderWithProviders(screen(), { locale })
  const leaveAndReturn = async () => {
    await rerenderWith(<p>{'Elsewhere'}</p>)
    await rerenderWith(screen())
  }
  return { server, leaveAndReturn }
}

const weather = page.getByRole('radiogroup', { name: /^Weather/ })
const mood = page.getByRole('radiogroup', { name: /^Mood/ })
const story = page.getByRole('textbox', { name: 'The story' })
const save = page.getByRole('button', { name: 'Save moment' })
const text = (words: string | RegExp) => page.getByText(words, { exact: typeof words === 'string' })
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }))

test('a moment consists of weather, mood and a story, by default of today [DLG-10, DLG-13, MOM-13, MOM-15]', async () => {
  const { server } = await begin()
  await choose('rainy')
  await choose('grateful')
  await story.fill('Soup with grandma.')
  await save.click()
  await expect.element(text('Moment saved · Mia')).toBeVisible()
  await expect.element(story).toHaveValue('')
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, weather: 'rainy', mood: 'grateful', content: 'Soup with grandma.' },
  ])
})

test('arrow keys move through weather and moods [MOM-16, NAV-13]', async () => {
  await begin()
  await weather.getByRole('radio', { name: 'sunny' }).click({ force: true })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(weather.getByRole('radio', { name: 'cloudy' })).toBeChecked()
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(mood.getByRole('radio', { name: 'happy', exact: true })).toBeChecked()
})

test('without weather and mood both pickers show errors, and the story remains [MOM-5]', async () => {
  const { server } = await begin()
  await story.fill('A long day.')
  await save.click()
  await expect.element(text('Please select weather.')).toBeVisible()
  await expect.element(text('Please select mood.')).toBeVisible()
  await expect.element(weather).toHaveAttribute('aria-invalid', 'true')
  await expect.element(weather.getByRole('radio', { name: 'sunny' })).toHaveFocus()
  await expect.element(story).toHaveValue('A long day.')
  expect(server.writtenBodies()).toEqual([])
  await choose('windy')
  await expect.poll(() => text('Please select weather.').query()).toBeNull()
})

test('the question depends on the mood, and another one can be requested [MOM-17]', async () => {
  await begin()
  await expect.element(text('What was worth keeping today?')).toBeVisible()
  await choose('excited')
  await expect.element(text('What made you laugh?')).toBeVisible()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect.element(text('Who was with you when it was best?')).toBeVisible()
  await choose('very sad')
  await expect.element(text('What was it about?')).toBeVisible()
})

test('the draft remains after leaving the screen and after a failed request [DLG-9, MOM-18]', async () => {
  const { server, leaveAndReturn } = await begin()
  await choose('foggy')
  await choose('tired')
  await story.fill('Half a sentence')
  await leaveAndReturn()
  await expect.element(story).toHaveValue('Half a sentence')
  await expect.element(weather.getByRole('radio', { name: 'foggy' })).toBeChecked()
  server.disconnect()
  await save.click()
  await expect.element(text('Save failed').first()).toBeVisible()
  await expect.element(story).toHaveValue('Half a sentence')
})

test('undo deletes a moment and restores its text in the form [MOM-19]', async () => {
  await begin()
  await choose('sunny')
  await choose('calm')
  await story.fill('On the bench.')
  await save.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text(/^Undone/)).toBeVisible()
  await expect.element(story).toHaveValue('On the bench.')
})

test('a future day, or one more than 20 years ago, is an error of its field', async () => {
  const { server } = await begin()
  await choose('sunny')
  await choose('calm')
  await page.getByLabelText('Day', { exact: true }).fill(addDays(today, 3))
  await save.click()
  await expect.element(text('This day has not come yet.')).toBeVisible()
  await page.getByLabelText('Day', { exact: true }).fill('1999-12-31')
  await save.click()
  await expect.element(text('This day is more than 20 years ago.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('moments are grouped by month, with their texts [MOM-13]', async () => {
  await begin([ants, { ...ants, id: '01900000-0000-7000-8000-000000000002', date: '2025-12-24', content: null }])
  await expect.element(page.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'December 2025' })).toBeVisible()
  await expect.element(text('We built a bridge for the ants.').first()).toBeVisible()
  expect(text('sunny, proud').all().length).toBeGreaterThanOrEqual(2)
})

test('shows moments of this day in earlier years [MOM-20]', async () => {
  const date = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  await begin([{ ...ants, date }])
  await expect.element(page.getByRole('heading', { name: 'On this day' })).toBeVisible()
  await expect.element(text('one year ago · sunny, proud')).toBeVisible()
})

test('shows nothing if no earlier year has a moment on this day [MOM-20]', async () => {
  await begin([{ ...ants, date: today }])
  await expect.element(text('We built a bridge for the ants.')).toBeVisible()
  expect(page.getByRole('heading', { name: 'On this day' }).query()).toBeNull()
})

test('sends only changed fields [DLG-1]', async () => {
  const { server } = await begin([ants])
  await page.getByRole('button', { name: 'More: moment of 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await expect.element(dialog.getByRole('radio', { name: 'proud' })).toBeChecked()
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(text('Saved: moment of 7 March')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ mood: 'calm' }])
})

test('deleting a moment can be undone [DLG-12]', async () => {
  await begin([ants])
  await page.getByRole('button', { name: 'More: moment of 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(text('Deleted: moment of 7 March')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(text('Undone: 7 March')).toBeVisible()
})

test('moods are nouns in Spanish', async () => {
  await begin([], 'es')
  await expect.element(page.getByRole('radio', { name: 'orgullo' })).toBeInTheDocument()
  await expect.element(page.getByRole('radio', { name: 'rabia' })).toBeInTheDocument()
})

test('shows that photos are under development [MOM-8, MOM-13]', async () => {
  await begin()
  await expect.element(text(/Under development/)).toBeVisible()
  expect(document.querySelector('input[type=file]')).toBeNull()
})

test('a failed edit or deletion shows an error and changes nothing [DLG-9]', async () => {
  const { server } = await begin([ants])
  server.rejectWith(editMoment, 'unavailable')
  server.rejectWith(deleteMoment, 'unavailable')
  const more = page.getByRole('button', { name: 'More: moment of 7 March 2026' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(text('Delete failed').first()).toBeVisible()
  await expect.element(text('We built a bridge for the ants.').first()).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(text('Update failed').first()).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: 'calm' })).toBeChecked()
})

test('a question from a link remains until another is requested or the moment is saved', async () => {
  const { leaveAndReturn } = await begin()
  const brought = 'What would help tomorrow?'
  storePrompt(mia.id, brought)
  await leaveAndReturn()
  await choose('rainy')
  await choose('proud')
  await expect.element(text(brought)).toBeVisible()
  await page.getByRole('button', { name: 'Another question' }).click()
  await expect.element(text(brought)).not.toBeInTheDocument()
  await save.click()
  await expect.element(text('Moment saved · Mia')).toBeVisible()
  await leaveAndReturn()
  await expect.element(text(brought)).not.toBeInTheDocument()
})

test('a moment can be moved to today, and an empty date is an error [MOM-12]', async () => {
  const { server } = await begin([ants])
  await page.getByRole('button', { name: 'More: moment of 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  const day = dialog.getByLabelText('Day', { exact: true })
  await day.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
  await day.fill(today)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ date: today }])
})

test('a new moment that is open across midnight gets the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-20T22:59:30.000Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { server } = await begin()
  const day = page.getByLabelText('Day', { exact: true })
  await expect.element(day).toHaveValue('2026-11-20')
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.element(day).toHaveValue('2026-11-21')
  await choose('sunny')
  await choose('calm')
  await save.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'sunny', mood: 'calm' }])
  expect(server.writtenBodies()[0]).not.toHaveProperty('date')
})
