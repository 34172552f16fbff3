import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import { passTime } from '#web/testing/clock.ts'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'
import {
  mia,
  today,
  sampleMoment,
  renderMomentsScreen,
  beginAnother,
  moodGroup,
  foldedWeather,
  saveButton,
  savedHeading,
  chooseFaceButton,
  storyField,
  clickText,
  chooseDay,
  chooseMoreMood,
} from '#web/testing/render-moments-screen.tsx'

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

const chooseWeather = page.getByRole('button', { name: 'Save for Mia Now the weather' })

const radio = (name: string) => page.getByRole('radio', { name })

/** Returns the label of the row that is marked, if any. */
const findMarked = () =>
  document.querySelector('[data-asked]')?.closest('[role=radiogroup]')?.firstElementChild?.textContent

test('Save is grey, without edge and tick, and says what is missing until there are a face and the weather [MOM-5, MOM-24]', async () => {
  const { server } = await renderMomentsScreen()
  const style = () => getComputedStyle(document.querySelector('form [type=submit]') as Element)
  const ground = () => style().backgroundColor
  await expect.element(chooseFaceButton).toBeVisible()
  const quiet = ground()
  expect(style().boxShadow).toBe('none')
  const ticks = () =>
    [...document.querySelectorAll('form [type=submit] svg')].filter((tick) =>
      tick.checkVisibility({ visibilityProperty: true }),
    )
  expect(ticks()).toEqual([])
  await clickText('tired')
  await expect.element(chooseWeather).toBeVisible()
  expect(ground()).toBe(quiet)
  await clickText('rainy')
  await expect.element(saveButton).toBeVisible()
  await expect.poll(ground).not.toBe(quiet)
  expect(ticks()).toHaveLength(1)
  expect(server.writtenBodies()).toEqual([])
})

test('a tap before that marks the next row, moves the focus to it, and saves nothing, nor does a choice [MOM-5, MOM-24]', async () => {
  const { server } = await renderMomentsScreen()
  await storyField.fill('A long day.')
  expect(findMarked()).toBeUndefined()
  await chooseFaceButton.click()
  await expect.element(radio('happy')).toHaveFocus()
  await expect.poll(() => document.querySelector('form output.sr-only')?.textContent).toBe('Choose a face first')
  expect(findMarked()).toContain('How was')
  await clickText('tired')
  await expect.poll(findMarked).toBeUndefined()
  await chooseWeather.click()
  await expect.element(radio('sunny')).toHaveFocus()
  expect(findMarked()).toBe('And the weather?')
  await clickText('rainy')
  await expect.poll(findMarked).toBeUndefined()
  await expect.element(saveButton).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, weather: 'rainy', mood: 'tired', content: 'A long day.' }])
})

test('nothing is marked as wrong [MOM-5]', async () => {
  await renderMomentsScreen()
  await chooseFaceButton.click()
  await expect.poll(findMarked).toBeDefined()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('')
})

test('the weather may come first, and the face may be one behind "more" [MOM-5]', async () => {
  const { server } = await renderMomentsScreen()
  await clickText('rainy')
  await expect.element(chooseFaceButton).toBeVisible()
  await chooseMoreMood('grateful')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'rainy', mood: 'grateful' }])
})

test('only the face is asked for where the weather is known, but the weather on another day [MOM-5, MOM-23]', async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await expect.element(foldedWeather('windy')).toBeVisible()
  await clickText('calm')
  await expect.element(saveButton).toBeVisible()
  await chooseDay('Yesterday')
  await expect.element(chooseWeather).toBeVisible()
  await chooseWeather.click()
  expect(findMarked()).toBe('And the weather?')
  await chooseDay('Today')
  await expect.element(saveButton).toBeVisible()
  expect(findMarked()).toBeUndefined()
})

test('after a save the form is calm: the button asks for a face, and no row is marked [MOM-24, MOM-25]', async () => {
  await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await chooseFaceButton.click()
  await clickText('calm')
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  await beginAnother()
  await expect.element(chooseFaceButton).toBeVisible()
  expect(findMarked()).toBeUndefined()
})

test('a double tap on Save saves once and leads nowhere; a later tap leads to the faces [MOM-24]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await clickText('calm')
  await saveButton.dblClick()
  await expect.element(savedHeading).toBeVisible()
  expect(findMarked()).toBeUndefined()
  await beginAnother()
  await passTime(doubleTapMs)
  await chooseFaceButton.click()
  await expect.poll(findMarked).toContain('How was')
  expect(server.writtenBodies()).toHaveLength(1)
})

test('Enter in the faces leads on, and saves once all is chosen [MOM-24, NAV-13]', async () => {
  const { server } = await renderMomentsScreen()
  await chooseFaceButton.click()
  await expect.element(radio('happy')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(moodGroup.getByRole('radio', { name: 'tired' })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(radio('sunny')).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
  await userEvent.keyboard(' {Enter}')
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ mood: 'tired', weather: 'sunny' }])
})

// Between the margins of 360 and 320 px.
test.each([
  ['en', 328],
  ['es', 328],
  ['zh', 328],
  ['es', 288],
] as const)('what the button says, and a marked row, move nothing (%s, %i px) [MOM-24]', async (locale, width) => {
  await page.viewport(width, 740)
  await renderMomentsScreen([], locale)
  const button = () => document.querySelector<HTMLElement>('form [type=submit]')
  await expect.poll(button).not.toBeNull()
  const sizes = () => [document.querySelector('form')?.clientHeight, button()?.clientHeight]
  const before = sizes()
  button()?.click()
  await expect.poll(findMarked).toBeDefined()
  expect(sizes()).toEqual(before)
  const name = button()?.innerText
  document.querySelector<HTMLElement>('[name=mood]')?.click()
  await expect.poll(() => button()?.innerText).not.toBe(name)
  expect(sizes()).toEqual(before)
  document.querySelector<HTMLElement>('[name=weather]')?.click()
  await expect.poll(() => button()?.innerText).not.toContain('\n')
  expect(sizes()).toEqual(before)
})
