import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderSkillsScreen, scoreField, recordButton, locateText } from '#web/testing/render-skills-screen.tsx'

test('the result of a score takes the place of the label until the field is changed [SKL-26]', async () => {
  await renderSkillsScreen()
  const label = locateText(/^Today’s score/).first()
  const height = () => document.querySelector('[data-skill]')?.getBoundingClientRect().height
  await expect.element(scoreField).toBeVisible()
  const before = height()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('52, four more than before.')).toBeVisible()
  await expect.poll(() => label.element().getBoundingClientRect().width).toBe(1)
  expect(height()).toBe(before)
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await expect.poll(() => locateText('52, four more than before.').query()).toBeNull()
  expect(label.element().getBoundingClientRect().width).toBeGreaterThan(40)
  expect(height()).toBe(before)
})

test('the result of a score disappears when the score is undone', async () => {
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('52, four more than before.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('48 of 100 times')).toBeVisible()
  await expect.poll(() => locateText('52, four more than before.').query()).toBeNull()
})
