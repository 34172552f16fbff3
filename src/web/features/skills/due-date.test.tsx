import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editSkill } from '#shared/skills/contract.ts'
import { setTime } from '#web/testing/clock.ts'
import { renderSkillsScreen } from '#web/testing/render-skills-screen.tsx'

test('the due date is said in words, and chosen in a month, from today on [SKL-8]', async () => {
  setTime(Date.parse('2026-03-10T12:00:00Z'))
  const server = await renderSkillsScreen()
  server.rejectWith(editSkill, 'invalid_input', [{ path: 'dueDate', code: 'invalid_day' }])
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the skill' })
  await dialog.getByRole('button', { name: 'By when? No date' }).click()
  const month = page.getByRole('dialog', { name: 'By when?' })
  await expect.element(month.getByRole('button', { name: 'Monday 9 March' })).toBeDisabled()
  await month.getByRole('button', { name: 'Saturday 14 March' }).click()
  const due = dialog.getByRole('button', { name: 'By when? Saturday 14 March' })
  await expect.element(due).toHaveFocus()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(due).toHaveFocus()
  await due.click()
  await month.getByRole('button', { name: 'No date' }).click()
  await expect.element(dialog.getByRole('button', { name: 'By when? No date' })).toBeVisible()
  expect(dialog.getByRole('alert').query()).toBeNull()
  expect(server.writtenBodies()).toEqual([{ dueDate: '2026-03-14' }])
})
