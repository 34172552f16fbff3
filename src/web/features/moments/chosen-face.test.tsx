import { expect, test } from 'vitest'
import { keepChosenFace, readChosenFace } from '#web/lib/chosen-face.ts'
import {
  chooseDay,
  chooseFaceButton,
  clickText,
  mia,
  moodGroup,
  renderMomentsScreen,
  saveButton,
  savedHeading,
  today,
} from '#web/testing/render-moments-screen.tsx'

const happy = moodGroup.getByRole('radio', { name: 'happy' })

/** Renders the screen after a face was tapped on home. */
const renderAfterHome = async () => {
  const { server, leaveAndReturn } = await renderMomentsScreen()
  keepChosenFace(mia.id, today, 'happy')
  await leaveAndReturn()
  return server
}

test('a face that was chosen on home without the weather is chosen in the form of today, and kept no longer once it is saved [HOM-30]', async () => {
  const server = await renderAfterHome()
  await expect.element(happy).toBeChecked()
  await clickText('rainy')
  await saveButton.click()
  await expect.element(savedHeading).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ mood: 'happy', weather: 'rainy' }])
  expect(readChosenFace(mia.id, today)).toBeNull()
})

test('another face can be chosen, and the moment of another day has none of it [HOM-30]', async () => {
  await renderAfterHome()
  await expect.element(happy).toBeChecked()
  await chooseDay('Yesterday')
  await expect.element(chooseFaceButton).toBeVisible()
  await chooseDay('Today')
  await clickText('calm')
  await expect.element(happy).not.toBeChecked()
  await expect.element(moodGroup.getByRole('radio', { name: 'calm' })).toBeChecked()
})
