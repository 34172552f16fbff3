import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { findHiddenAnimations } from '#web/testing/find-hidden-animations.ts'
import { openSkillFixture, renderSkillsScreen, scoreField, recordButton } from '#web/testing/render-skills-screen.tsx'

const backgroundOf = (button: Element) => getComputedStyle(button).backgroundColor

test('Save is quiet until there is a score, and keeps its room [SKL-33]', async () => {
  await renderSkillsScreen()
  await expect.element(recordButton).toBeVisible()
  await document.fonts.ready
  const quiet = backgroundOf(recordButton.element())
  const { left } = recordButton.element().getBoundingClientRect()
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await expect.poll(() => backgroundOf(recordButton.element())).not.toBe(quiet)
  expect(recordButton.element().getBoundingClientRect().left).toBe(left)
})

test('the spinner of Save is not animated while it is hidden', async () => {
  await renderSkillsScreen()
  await expect.element(recordButton).toBeVisible()
  expect(findHiddenAnimations()).toEqual([])
})

test('once a score was saved today, its button says so and does nothing, until the field is changed or that is undone [SKL-33]', async () => {
  const server = await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(recordButton).toHaveAttribute('aria-label', expect.stringMatching(/Saved$/))
  await expect.element(recordButton).toHaveAttribute('aria-disabled', 'true')
  const writes = server.writtenBodies().length
  await recordButton.click({ force: true })
  expect(server.writtenBodies()).toHaveLength(writes)
  const { left, width } = recordButton.element().getBoundingClientRect()
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await page.getByRole('button', { name: 'Lower the score by 1: Rope jumps' }).click()
  await expect.element(recordButton).toHaveAttribute('aria-label', 'Save today’s score: Rope jumps')
  expect(recordButton.element().getBoundingClientRect()).toMatchObject({ left, width })
})

test('once a score was saved today, its button is a pill on mint, which is no grey of what cannot be tapped [SKL-33]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(recordButton).toHaveAttribute('aria-disabled', 'true')
  const { borderRadius } = getComputedStyle(recordButton.element())
  expect(Number.parseFloat(borderRadius)).toBeGreaterThan(1000)
  const probe = document.body.appendChild(document.createElement('span'))
  onTestFinished(() => probe.remove())
  probe.className = 'text-leaf'
  await expect.poll(() => getComputedStyle(recordButton.element()).color).toBe(getComputedStyle(probe).color)
})

test('an undone score can be saved again [SKL-33]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(recordButton).toHaveAttribute('aria-label', 'Save today’s score: Rope jumps')
  await expect.element(recordButton).not.toHaveAttribute('aria-disabled')
})

test('without a score, a tap on Save leads to the field [SKL-33]', async () => {
  const server = await renderSkillsScreen({ skills: [{ ...openSkillFixture, currentBest: null }] })
  const expectFieldFocused = async () => {
    await recordButton.click()
    await expect.element(scoreField).toHaveFocus()
    expect(page.getByText(/Please enter valid score/).query()).toBeNull()
    expect(server.writtenBodies()).toEqual([])
  }
  await expectFieldFocused()
  // An emptied field, too.
  await scoreField.fill('3')
  await scoreField.fill(' ')
  await expectFieldFocused()
  await scoreField.fill('3')
  await expect.element(recordButton).toHaveAttribute('aria-label', 'Save today’s score: Rope jumps')
  await recordButton.click()
  await expect.poll(() => server.writtenBodies()).toEqual([{ currentBest: 3 }])
})

test('an edit that changes nothing is closed without a request', async () => {
  const server = await renderSkillsScreen()
  await page.getByRole('button', { name: 'More: Rope jumps' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(server.writtenBodies()).toEqual([])
})
