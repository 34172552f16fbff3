import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import {
  addedMomentId,
  beginAnother,
  clickText,
  foldedWeather,
  locateText,
  mia,
  renderMomentsScreen,
  sampleMoment,
  saveButton,
  savedHeading,
  storyField,
  today,
} from '#web/testing/render-moments-screen.tsx'

const momentOfToday: Moment = { ...sampleMoment, date: today, mood: 'tired', weather: 'rainy', content: null }

const region = () => page.getByRole('heading', { name: 'Today', exact: true })

const addWords = page.getByRole('button', { name: 'Add words' })

const question = page.getByRole('heading', { name: /^How was/ })

test('a moment of today stands in place of the form, and words are added to it in a dialog that begins with them and has the focus there, also on a touch screen [MOM-32]', async () => {
  const matchMedia = window.matchMedia.bind(window)
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query.includes('coarse') ? 'all' : query))
  const { server } = await renderMomentsScreen([{ ...momentOfToday, id: addedMomentId, mood: 'calm' }, momentOfToday])
  await expect.element(region()).toBeVisible()
  await expect.element(page.getByText('calm · rainy').first()).toBeVisible()
  expect(question.query()).toBeNull()
  await addWords.click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await expect.element(dialog.getByRole('textbox', { name: 'The story' })).toHaveFocus()
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const faces = dialog.getByRole('heading', { name: /^How was/ }).element()
  expect(topOf(dialog.getByRole('textbox', { name: 'The story' }).element())).toBeLessThan(topOf(faces))
  await userEvent.keyboard('A long walk.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ content: 'A long walk.' }])
})

test('the moment of today says its day once, in its heading, and its author [MOM-32]', async () => {
  await renderMomentsScreen([momentOfToday])
  await expect.element(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible()
  const weekday = new Date(`${momentOfToday.date}T12:00`).toLocaleDateString('en', { weekday: 'short' })
  expect(document.querySelector('[data-moment]')?.textContent).not.toMatch(new RegExp(`\\b${weekday}\\b`, 'u'))
})

test('the only moment stands in place of the form alone, without a list; in its menu it can be deleted [MOM-30, MOM-32]', async () => {
  await renderMomentsScreen([momentOfToday])
  await expect.element(region()).toBeVisible()
  expect(page.getByRole('heading', { name: 'Recent moments' }).query()).toBeNull()
  expect(document.querySelectorAll('[data-moment]')).toHaveLength(1)
  await page.getByRole('button', { name: /^More: moment from/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(locateText(/^Deleted: moment from/)).toBeVisible()
})

test('a tap on the words of the moment of today opens all of it [MOM-26, MOM-32]', async () => {
  await renderMomentsScreen([{ ...momentOfToday, content: 'We saw a heron. '.repeat(40) }])
  await page.getByRole('button', { name: /^Read: moment from/ }).click()
  await expect.element(page.getByRole('dialog').getByText(/We saw a heron/)).toBeVisible()
})

test('a moment of today with words shows them and has another one as its only button; its menu edits it [MOM-32]', async () => {
  await renderMomentsScreen([{ ...momentOfToday, content: 'We saw a heron.' }])
  await expect.element(page.getByText('We saw a heron.').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Another moment' })).toBeVisible()
  expect(addWords.query()).toBeNull()
  await page.getByRole('button', { name: /^More: moment from/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Another moment' }).query()).toBeNull()
})

test('another moment opens the form at its faces, which stays until it is saved [MOM-32]', async () => {
  const { leaveAndReturn } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await expect.element(page.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await expect.element(foldedWeather('rainy')).toBeVisible()
  await clickText('calm')
  await leaveAndReturn()
  await expect.element(saveButton).toBeVisible()
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  await expect.element(addWords).toBeVisible()
  await leaveAndReturn()
  await expect.element(addWords).toBeVisible()
})

test('a moment that was begun, and a question that was brought along, show the form [MOM-32]', async () => {
  const { leaveAndReturn } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await storyField.fill('A heron.')
  await storyField.fill('')
  storeMomentPrompt(mia.id, 'What did the heron do?')
  onTestFinished(() => storeMomentPrompt(mia.id, null))
  await leaveAndReturn()
  await expect.element(page.getByText('What did the heron do?')).toBeVisible()
})

test('the form of a child without a moment of today is shown until one is saved, which then stands in its place [MOM-32]', async () => {
  await renderMomentsScreen([sampleMoment])
  await expect.element(question).toBeVisible()
  await clickText('calm')
  await clickText('sunny')
  await saveButton.click()
  await expect.element(savedHeading).toHaveFocus()
  await expect.element(addWords).toBeVisible()
  expect(question.query()).toBeNull()
})

test('what was saved is said once to screen readers and shows no message: Undo stands beside it and gives the form its text back [MOM-19, MOM-25]', async () => {
  const { server } = await renderMomentsScreen()
  await clickText('calm')
  await clickText('sunny')
  await storyField.fill('A heron.')
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  await expect.element(locateText('Moment saved · Mia')).toBeInTheDocument()
  expect(document.querySelector('[data-message]:not(.sr-only)')?.getBoundingClientRect().height ?? 0).toBe(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect
    .poll(() => {
      ;(undo.query() as HTMLElement | null)?.click()
      return storyField.query()
    })
    .not.toBeNull()
  await expect.element(storyField).toHaveValue('A heron.')
  await expect.element(page.getByRole('radio', { name: 'calm' })).toHaveFocus()
  await expect.poll(() => server.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true)
})

test('words that wait are offered to a moment of today without words, or saved as another one [MOM-18, MOM-32]', async () => {
  const { server, leaveAndReturn } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await storyField.fill('A heron.')
  await leaveAndReturn()
  const words = page.getByRole('textbox', { name: 'Add words' })
  await expect.element(words).toHaveValue('A heron.')
  await page.getByRole('button', { name: 'Save as another moment' }).click()
  await expect.element(storyField).toHaveValue('A heron.')
  await expect.element(page.getByText('Another moment of today')).toBeVisible()
  await leaveAndReturn()
  await page.getByRole('button', { name: 'Add to today’s moment' }).click()
  await expect.element(savedHeading).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ content: 'A heron.' }])
  await leaveAndReturn()
  await expect.element(page.getByRole('button', { name: 'Another moment' })).toBeVisible()
})

test('words that wait beside a moment of today with words are those of another one, and the form says so [MOM-32]', async () => {
  const { leaveAndReturn } = await renderMomentsScreen([{ ...momentOfToday, content: 'We saw a kite.' }])
  await beginAnother()
  await storyField.fill('A heron.')
  await leaveAndReturn()
  await expect.element(storyField).toHaveValue('A heron.')
  await expect.element(page.getByText('Another moment of today')).toBeVisible()
})

test('another moment without a face or words can be given up, which shows the card again [MOM-32]', async () => {
  await renderMomentsScreen([{ ...momentOfToday, content: 'We saw a kite.' }])
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await beginAnother()
  await storyField.fill('A heron.')
  await expect.element(cancel).not.toBeInTheDocument()
  await storyField.fill('')
  await cancel.click()
  await expect.element(page.getByText('We saw a kite.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Another moment' })).toBeVisible()
})
