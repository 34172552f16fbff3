import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteSkill, editSkill } from '#shared/skills/contract.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import {
  openSkillFixture,
  completedSkillFixture,
  renderSkillsScreen,
  scoreField,
  recordButton,
  locateText,
} from '#web/testing/render-skills-screen.tsx'

test('a challenge shows its best score, progress and points [SKL-21, SKL-22]', async () => {
  await renderSkillsScreen()
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  await expect.element(locateText('medium · +50 when completed')).toBeVisible()
  await expect.element(locateText('48 of 100 times')).toBeVisible()
  await expect.element(locateText('52 to go')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'best so far: 48 of 100 times')
})

test('shows a new best score with its difference [DLG-1, DLG-10, DLG-12, DLG-13, SKL-21, SKL-25, SKL-26]', async () => {
  const server = await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  await expect.element(locateText('Score recorded: 52 times for Mia · Rope jumps')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(scoreField).toHaveValue('52')
  expect(server.writtenBodies()).toEqual([{ currentBest: 52 }])
})

test('a double tap saves a score once [SKL-33]', async () => {
  const server = await renderSkillsScreen()
  await scoreField.fill('48')
  await recordButton.dblClick()
  await expect.element(locateText('Level with the best so far: 48 times.')).toBeVisible()
  await expect.element(recordButton).toHaveAttribute('aria-disabled', 'true')
  expect(server.writtenBodies()).toEqual([{ currentBest: 48 }])
})

test('a lower score shows that the best score remains [SKL-26]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('30')
  await userEvent.keyboard('{Enter}')
  await expect.element(locateText('Best so far: still 48 times.')).toBeVisible()
})

test('uses a decimal comma in Spanish [SKL-28]', async () => {
  const server = await renderSkillsScreen({ locale: 'es' })
  await page.getByRole('textbox', { name: /^Resultado de hoy/ }).fill('52,5')
  await page.getByRole('button', { name: /^Anotar/ }).click()
  await expect.element(locateText('¡Nueva marca: 52,5, 4,5 más!')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ currentBest: 52.5 }])
})

test.each(['ten', '-1', '1e308', '0.123', '1000000001'])(
  '“%s” is no score: it stays in the field and is not sent [SKL-10]',
  async (typed) => {
    const server = await renderSkillsScreen()
    await scoreField.fill(typed)
    await recordButton.click()
    await expect.element(locateText(/Please enter valid score/)).toBeVisible()
    await expect.element(locateText('Invalid score').first()).toBeVisible()
    await expect.element(scoreField).toHaveFocus()
    await expect.element(scoreField).toHaveValue(typed)
    expect(server.writtenBodies()).toEqual([])
  },
)

test('reaching the target completes the challenge, with a celebration, points and undo [DLG-10, SKL-25, SKL-31]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('100')
  await recordButton.click()
  await expect.element(locateText('New badge: Skill star')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Mia Rope jumps' })).toBeVisible()
  await expect.element(locateText('Skill completed: 100 times')).toBeVisible()
  await endFeastOnScreen()
  await expect.element(locateText('In the jar: 60')).toBeVisible()
  await expect.element(locateText('Skill completed: Rope jumps · +50 for Mia')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Undone: Rope jumps')).toBeVisible()
  await expect.element(locateText('In the jar: 10')).toBeVisible()
})

test('below its target a challenge is completed by its menu, after a question [DLG-12, SKL-21, SKL-34]', async () => {
  const server = await renderSkillsScreen()
  const finish = async () => {
    await page.getByRole('button', { name: 'More: Rope jumps' }).click()
    await page.getByRole('menuitem', { name: 'Mark as completed' }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Finish before the top?' })).toBeVisible()
    await expect.element(page.getByRole('alertdialog').getByText('best so far: 48 of 100 times')).toBeVisible()
  }
  await finish()
  await page.getByRole('button', { name: 'Keep climbing' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(server.writtenBodies()).toEqual([])
  await finish()
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect.element(locateText('New badge: Skill star')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ isCompleted: true }])
  await endFeastOnScreen()
})

test('a challenge without a target has a button that completes it at once [SKL-21, SKL-34]', async () => {
  const server = await renderSkillsScreen({ skills: [{ ...openSkillFixture, targetValue: null }] })
  await page.getByRole('button', { name: 'Mia can do it: Rope jumps' }).click()
  await expect.element(locateText('New badge: Skill star')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ isCompleted: true }])
  await endFeastOnScreen()
})

test('the field is empty at first, and buttons beside it begin with the best score [SKL-33]', async () => {
  const server = await renderSkillsScreen()
  await expect.element(scoreField).toHaveValue('')
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await page.getByRole('button', { name: 'Lower the score by 1: Rope jumps' }).click()
  await expect.element(scoreField).toHaveValue('49')
  await recordButton.click()
  await expect.element(locateText('New best: 49, one more!')).toBeVisible()
  await expect.element(scoreField).toHaveValue('49')
  expect(server.writtenBodies()).toEqual([{ currentBest: 49 }])
})

test('the progress is a climb to the target, and its picture that of the title [SKL-32, PIC-2]', async () => {
  await renderSkillsScreen()
  const climb = page.getByRole('progressbar', { name: 'Rope jumps' })
  await expect.element(climb).toHaveAttribute('value', '48')
  await expect.element(climb).toHaveAttribute('max', '100')
  await expect.poll(() => document.querySelector('[data-climbed]')).not.toBeNull()
})

test('a rejected score stays in the field and restores the balance', async () => {
  const server = await renderSkillsScreen()
  server.rejectWith(editSkill, 'skill_completed')
  await scoreField.fill('100')
  await recordButton.click()
  await expect.element(locateText('This skill is already completed.').first()).toBeVisible()
  await expect.element(scoreField).toHaveValue('100')
  await expect.element(locateText('In the jar: 10')).toBeVisible()
})

test('active and completed challenges are counted and listed separately [SKL-20]', async () => {
  await renderSkillsScreen({ skills: [openSkillFixture, completedSkillFixture] })
  await expect.element(locateText('2 skills in total')).toBeVisible()
  await page.getByRole('radio', { name: 'Active 1' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Completed 1' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Ten poems' })).toBeVisible()
  await expect.element(locateText('completed 18 November · +50')).toBeVisible()
  expect(page.getByRole('heading', { name: 'Rope jumps' }).query()).toBeNull()
})

test('a challenge requires a name, and a target greater than 0 [SKL-4, SKL-6]', async () => {
  const server = await renderSkillsScreen({ skills: [] })
  await page.getByRole('button', { name: 'Add a skill' }).click()
  await page.getByRole('textbox', { name: 'Target' }).fill('0')
  await page.getByRole('button', { name: 'Add the skill' }).click()
  await expect.element(locateText('Please enter the name of the skill.')).toBeVisible()
  await expect.element(locateText(/^Target value must be greater than 0/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'What is it about?' })).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('an edit changes only the texts; an empty one is cleared', async () => {
  const server = await renderSkillsScreen()
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Counted in' }).fill('')
  expect(page.getByRole('textbox', { name: 'Target' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(locateText('Saved: Rope jumps')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ targetUnit: null }])
})

test('deleting a challenge can be undone [DLG-12, SKL-21]', async () => {
  const server = await renderSkillsScreen()
  server.respondWith(deleteSkill, undefined)
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(locateText('Deleted: Rope jumps')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Undone: Rope jumps')).toBeVisible()
})

test('shows a hint for a child under seven [GEN-4, GEN-9]', async () => {
  await renderSkillsScreen({ age: 6 })
  await expect.element(locateText(/^Practising towards a goal suits children from about 7 years/)).toBeVisible()
})

test('shows no hint from seven years on [GEN-9]', async () => {
  await renderSkillsScreen({ age: 7 })
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  expect(locateText(/^Practising towards a goal suits children/).query()).toBeNull()
})

test('the form has four examples with target and difficulty [SKL-23]', async () => {
  await renderSkillsScreen({ skills: [] })
  await page.getByRole('button', { name: 'Add a skill' }).click()
  const form = page.getByRole('dialog', { name: 'Add a skill' })
  const examples = [
    [/^Jump rope\s*100 times$/, '100', 'times', 'Medium +50'],
    [/^Recite poetry\s*10 poems$/, '10', 'poems', 'Easy +20'],
    [/^Swimming\s*500 metres$/, '500', 'metres', 'Hard +100'],
    [/^Maths calculation\s*50 problems$/, '50', 'problems', 'Medium +50'],
  ] as const
  for (const [example, target, unit, difficulty] of examples) {
    await form.getByRole('button', { name: example }).click()
    await expect.element(form.getByRole('textbox', { name: 'Target' })).toHaveValue(target)
    await expect.element(form.getByRole('textbox', { name: 'Counted in' })).toHaveValue(unit)
    await expect.element(form.getByRole('radio', { name: difficulty })).toBeChecked()
  }
})
