import { expect, onTestFinished, test } from 'vitest'
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

test('the card undoes a score beside its result, which then disappears; no message covers other cards [SKL-26]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('52, four more than before.')).toBeVisible()
  await expect.element(locateText('Score recorded: 52 times for Mia · Rope jumps')).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('48 of 100 times')).toBeVisible()
  await expect.poll(() => locateText('52, four more than before.').query()).toBeNull()
})

test.each((['en', 'es', 'zh'] as const).flatMap((locale) => [328, 1000].map((width) => [locale, width] as const)))(
  'a card keeps its height with the longest result of a score: %s, %i px [SKL-26]',
  async (locale, width) => {
    await page.viewport(width, 740)
    onTestFinished(async () => page.viewport(414, 896))
    await renderSkillsScreen({ locale })
    const card = () => document.querySelector<HTMLElement>('[data-skill]')
    await expect.poll(card).not.toBeNull()
    const before = card()?.offsetHeight
    await page.getByRole('textbox').fill('12')
    await page.getByRole('textbox').click()
    card()?.querySelector<HTMLElement>('[type=submit]')?.click()
    await expect.poll(() => card()?.querySelector('output')?.textContent).toContain('48')
    expect(card()?.offsetHeight).toBe(before)
  },
)
