import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import { addDays } from '#shared/time/day.ts'
import {
  mia,
  today,
  sampleMoment,
  addedMomentId,
  renderMomentsScreen,
  weatherGroup,
  moodGroup,
  moreMoodsButton,
  saveButton,
  locateText,
  clickText,
} from '#web/testing/render-moments-screen.tsx'

test('arrow keys move through weather and moods [MOM-16, NAV-13]', async () => {
  await renderMomentsScreen()
  await weatherGroup.getByRole('radio', { name: 'sunny' }).click({ force: true })
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(weatherGroup.getByRole('radio', { name: 'cloudy' })).toBeChecked()
  await moodGroup.getByRole('radio', { name: 'happy' }).click({ force: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(moodGroup.getByRole('radio', { name: 'joyful' })).toBeChecked()
})

test('five moods stand in a row, none is preselected, the others are behind "more" [MOM-16, MOM-22]', async () => {
  const { server } = await renderMomentsScreen()
  const faces = moodGroup.getByRole('radio')
  await expect
    .poll(() => faces.all().map((face) => face.element().parentElement?.textContent))
    .toEqual(['happy', 'joyful', 'calm', 'tired', 'sad'])
  expect(document.querySelector('[name=mood]:checked')).toBeNull()
  await moreMoodsButton.click()
  const others = page.getByRole('dialog', { name: 'More feelings' })
  await expect.element(others.getByRole('button', { name: 'so-so' })).toBeVisible()
  expect(others.getByRole('button').all()).toHaveLength(8 + 1)
  await others.getByRole('button', { name: 'worried' }).click()
  await expect.element(others).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'worried More feelings' })).toHaveFocus()
  await clickText('sunny')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ mood: 'worried' }])
})

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

test('with a moment of today, a face and Save are enough [MOM-23]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await expect.element(locateText(/^windy, as (this morning|earlier today)$/)).toBeVisible()
  await clickText('calm')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, weather: 'windy', mood: 'calm', content: '' }])
})

test('the known weather can be changed, and is not proposed for another day [MOM-23]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await page.getByRole('button', { name: 'Change the weather' }).click()
  await expect.element(weatherGroup.getByRole('radio', { name: 'windy' })).toHaveFocus()
  await clickText('foggy')
  await clickText('calm')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'foggy' }])
  await page.getByLabelText('Day', { exact: true }).fill(addDays(today, -3))
  await expect.element(weatherGroup).toBeVisible()
  expect(document.querySelector('[name=weather]:checked')).toBeNull()
})

test('the button names what is missing and leads there [MOM-5, MOM-24]', async () => {
  await renderMomentsScreen()
  await page.getByRole('button', { name: 'Choose a face' }).click()
  await expect.element(moodGroup.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await clickText('tired')
  await page.getByRole('button', { name: 'Choose the weather' }).click()
  await expect.element(locateText('Please select weather.')).toBeVisible()
  expect(locateText('Please select mood.').query()).toBeNull()
  await expect.element(weatherGroup.getByRole('radio', { name: 'sunny' })).toHaveFocus()
  await clickText('rainy')
  await expect.element(page.getByRole('button', { name: 'Save for Mia' })).toBeVisible()
})

test('the button stays above an on-screen keyboard [MOM-24]', async () => {
  await renderMomentsScreen()
  await expect.element(saveButton).toBeVisible()
  const bar = document.querySelector<HTMLElement>('[data-sticky-action]')
  expect(bar?.style.bottom).toBe('0px')
  vi.spyOn(visualViewport ?? new VisualViewport(), 'height', 'get').mockReturnValue(innerHeight - 300)
  visualViewport?.dispatchEvent(new Event('resize'))
  await expect.poll(() => bar?.style.bottom).toBe('300px')
  vi.restoreAllMocks()
})

test('the saved card flies to the first place of the list, and the others fade in at theirs [MOM-25]', async () => {
  await renderMomentsScreen([momentOfToday])
  await clickText('calm')
  const animate = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => animate.mockRestore())
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(document.querySelector('[data-moment]')?.getAttribute('data-moment')).toBe(addedMomentId)
  const animated = animate.mock.instances.map((element) => (element as HTMLElement).dataset.moment)
  expect(animated).toContain(addedMomentId)
  expect(animated).toContain(momentOfToday.id)
})
