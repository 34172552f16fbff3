import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  clickText,
  locateText,
  renderMomentsScreen,
  sampleMoment,
  saveButton,
  storyField,
} from '#web/testing/render-moments-screen.tsx'

const dialog = page.getByRole('dialog', { name: 'Edit the moment' })

test('a change can be undone: what was changed is sent as it was before [MOM-12]', async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('textbox', { name: 'The story' }).fill('Oh.')
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(locateText('Saved: moment from 7 March')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Changed back: moment from 7 March')).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { mood: 'calm', content: 'Oh.' },
    { mood: 'proud', content: 'We built a bridge for the ants.' },
  ])
})

test('saving without a change sends nothing [MOM-12]', async () => {
  const { server } = await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(server.writtenBodies()).toEqual([])
})

/** Returns whether the message stands right above the text field of the form, while that is in view. */
const isAboveField = () => {
  // Clicks scroll as far as they need.
  storyField.element().scrollIntoView({ block: 'center' })
  const message = document.querySelector('[data-message]')?.getBoundingClientRect()
  const field = storyField.element().getBoundingClientRect()
  return message !== undefined && message.bottom <= field.top && message.top >= field.top - 70
}

test('what is said about a change, and about the undo of a new moment, stands in the form [MOM-25]', async () => {
  await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'More: moment from 7 March 2026' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await userEvent.click(dialog.getByText('calm', { exact: true }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(locateText('Saved: moment from 7 March')).toBeVisible()
  await expect.poll(isAboveField).toBe(true)
  await clickText('tired')
  await clickText('rainy')
  await saveButton.click()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => locateText('Undone: today’s moment').query() !== null && isAboveField()).toBe(true)
})
