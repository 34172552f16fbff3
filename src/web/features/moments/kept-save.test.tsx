import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import {
  mia,
  today,
  sampleMoment,
  renderMomentsScreen,
  moodGroup,
  saveButton,
  storyField,
  locateText,
  clickText,
  chooseDay,
  chooseMoreMood,
} from '#web/testing/render-moments-screen.tsx'

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

const both = 'Choose a face and the weather to save'

test('Save says quietly from the start what a moment needs [MOM-5]', async () => {
  await renderMomentsScreen()
  await expect.element(saveButton).toMatchTextContent('Save for Mianeeds a face and the weather')
  const height = () => saveButton.element().getBoundingClientRect().height
  const before = height()
  await clickText('tired')
  await expect.element(saveButton).toMatchTextContent('Save for Mianeeds the weather')
  await clickText('rainy')
  await expect.element(saveButton).toMatchTextContent(/^Save for Mia$/)
  expect(height()).toBe(before)
})

test('words and Save first: both that is missing is said, and the choice of the last one saves [MOM-5, MOM-24]', async () => {
  const { server } = await renderMomentsScreen()
  await storyField.fill('A long day.')
  await saveButton.click()
  await expect.element(locateText(both)).toBeVisible()
  await expect.element(moodGroup).toHaveAttribute('aria-invalid', 'true')
  await expect.element(moodGroup).toHaveAccessibleDescription(both)
  await expect.element(moodGroup.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await clickText('tired')
  await expect.element(locateText(both)).not.toBeInTheDocument()
  await expect.element(locateText('Choose the weather to save')).toBeVisible()
  await storyField.fill('A very long day.')
  expect(server.writtenBodies()).toEqual([])
  await clickText('rainy')
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, weather: 'rainy', mood: 'tired', content: 'A very long day.' },
  ])
  await expect.element(storyField).toHaveValue('')
})

test('the weather may come first, and the face may be one behind "more" [MOM-5]', async () => {
  const { server } = await renderMomentsScreen()
  await saveButton.click()
  await clickText('rainy')
  await expect.element(locateText('Choose a face to save')).toBeVisible()
  await chooseMoreMood('grateful')
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ weather: 'rainy', mood: 'grateful' }])
})

test('only the face is asked for where the weather is known, and its choice saves [MOM-5, MOM-23]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await saveButton.click()
  await expect.element(locateText('Choose a face to save')).toBeVisible()
  await clickText('calm')
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'windy', mood: 'calm' }])
})

test('without a tap on Save a choice saves nothing [MOM-24]', async () => {
  const { server } = await renderMomentsScreen()
  await storyField.fill('A long day.')
  await clickText('tired')
  await clickText('rainy')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('a face that an arrow key reaches is chosen, and saved with Enter [MOM-24, NAV-13]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await saveButton.click()
  await expect.element(moodGroup.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(moodGroup.getByRole('radio', { name: 'tired' })).toBeChecked()
  expect(server.writtenBodies()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ mood: 'tired' }])
})

test.each([
  ['another day', () => chooseDay('Yesterday')],
  ['emptying the form', () => storyField.fill('')],
])('%s cancels a Save that waits [MOM-24]', async (_, cancel) => {
  const { server } = await renderMomentsScreen()
  await storyField.fill('A long day.')
  await saveButton.click()
  await expect.element(locateText(both)).toBeVisible()
  await cancel()
  await expect.element(locateText(both)).not.toBeInTheDocument()
  await clickText('tired')
  await clickText('rainy')
  await expect.element(saveButton).toMatchTextContent(/^Save for Mia$/)
  expect(server.writtenBodies()).toEqual([])
})

test.each(['en', 'es', 'zh'] as const)(
  'faces, weathers and a filled Save are there from the start, and what is missing moves nothing (%s) [MOM-23, MOM-24]',
  async (locale) => {
    // Between the margins of 360 px.
    await page.viewport(328, 740)
    onTestFinished(async () => page.viewport(414, 896))
    await renderMomentsScreen([], locale)
    await expect.poll(() => document.querySelector('form')).not.toBeNull()
    const height = () => document.querySelector('form')?.getBoundingClientRect().height
    const button = document.querySelector('form [type=submit]')
    const ground = () => button && getComputedStyle(button).backgroundColor
    const [before, filled] = [height(), ground()]
    expect(filled).not.toBe('rgba(0, 0, 0, 0)')
    ;(button as HTMLElement).click()
    await expect.poll(() => document.querySelectorAll('[aria-invalid=true]').length).toBe(1)
    expect(height()).toBe(before)
    document.querySelector<HTMLElement>('[name=mood]')?.click()
    await expect.poll(() => document.querySelector('[role=radiogroup] ~ [aria-invalid=true]')).not.toBeNull()
    expect(height()).toBe(before)
    expect(ground()).toBe(filled)
  },
)
