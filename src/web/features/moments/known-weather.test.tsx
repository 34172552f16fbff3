import { expect, test } from 'vitest'
import type { Moment } from '#shared/moments/contract.ts'
import { addDays } from '#shared/time/day.ts'
import {
  mia,
  today,
  sampleMoment,
  renderMomentsScreen,
  beginAnother,
  weatherGroup,
  foldedWeather,
  saveButton,
  storyField,
  locateText,
  clickText,
  chooseOtherDay,
} from '#web/testing/render-moments-screen.tsx'

const momentOfToday: Moment = { ...sampleMoment, date: today, createdAt: new Date().toISOString(), weather: 'windy' }

test('with a moment of today, a face and Save are enough [MOM-23]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  await expect.element(locateText('as before')).toBeVisible()
  await expect.element(foldedWeather('windy')).toBeVisible()
  await expect.element(weatherGroup).not.toBeInTheDocument()
  await clickText('calm')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, weather: 'windy', mood: 'calm', content: '' }])
})

test('the known weather can be changed, and is not proposed for another day [MOM-23]', async () => {
  const { server } = await renderMomentsScreen([momentOfToday])
  await beginAnother()
  const place = () => storyField.element().getBoundingClientRect().top
  await expect.element(foldedWeather('windy')).toBeVisible()
  const before = place()
  await foldedWeather('windy').click()
  await expect.element(weatherGroup.getByRole('radio', { name: 'windy' })).toHaveFocus()
  expect(place()).toBe(before)
  await clickText('foggy')
  await expect.element(locateText('as before')).not.toBeInTheDocument()
  await clickText('calm')
  await saveButton.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ weather: 'foggy' }])
  await beginAnother()
  await expect.element(foldedWeather('foggy')).toBeVisible()
  await chooseOtherDay(addDays(today, -30))
  await clickText('tired')
  await expect.element(weatherGroup).toBeVisible()
  expect(document.querySelector('[name=weather]:checked')).toBeNull()
})
