import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { effortPraises } from './effort-praise.ts'
import {
  openSkillFixture,
  renderSkillsScreen,
  scoreField,
  recordButton,
  locateText,
} from '#web/testing/render-skills-screen.tsx'

test('the result of a score stands in the room of the label until the field is changed; nothing moves [SKL-26]', async () => {
  await renderSkillsScreen()
  const height = () => document.querySelector('[data-skill]')?.getBoundingClientRect().height
  await expect.element(scoreField).toBeVisible()
  await document.fonts.ready
  const before = height()
  const topOfField = scoreField.element().getBoundingClientRect().top
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  const saved = locateText('New best: 52, four more!').element().getBoundingClientRect()
  const field = scoreField.element().getBoundingClientRect()
  expect(saved.bottom).toBeLessThanOrEqual(field.top)
  expect(field.top).toBe(topOfField)
  expect(height()).toBe(before)
  await page.getByRole('button', { name: 'Raise the score by 1: Rope jumps' }).click()
  await expect.poll(() => locateText('New best: 52, four more!').query()).toBeNull()
  expect(height()).toBe(before)
})

test('the card undoes a score beside its result, which then disappears; no message covers other cards [SKL-26]', async () => {
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  await expect.element(locateText('Score recorded: 52 times for Mia · Rope jumps')).toBeInTheDocument()
  expect(document.querySelector('[data-message]')).toBeNull()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(recordButton).toHaveFocus()
  await expect.element(locateText('48 of 100 times')).toBeVisible()
  await expect.poll(() => locateText('New best: 52, four more!').query()).toBeNull()
})

test('in a wide card without a target Undo does not cover the menu [SKL-26]', async () => {
  await page.viewport(1000, 800)
  await renderSkillsScreen({ skills: [{ ...openSkillFixture, targetValue: null }] })
  await scoreField.fill('52')
  await recordButton.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  const menu = page.getByRole('button', { name: 'More: Rope jumps' }).element().getBoundingClientRect()
  const { right, top } = undo.element().getBoundingClientRect()
  expect(right < menu.left || top > menu.bottom).toBe(true)
})

test('a card keeps its height when its best gets more decimals than before [SKL-26]', async () => {
  await page.viewport(360, 740)
  const skill = { ...openSkillFixture, targetValue: 62.5, targetUnit: 'kilometres and back' }
  await renderSkillsScreen({ skills: [skill], locale: 'zh' })
  const card = () => document.querySelector<HTMLElement>('[data-skill]')
  await expect.poll(card).not.toBeNull()
  const before = card()?.offsetHeight
  await page.getByRole('textbox').fill('50.75')
  card()?.querySelector<HTMLElement>('[type=submit]')?.click()
  await expect.poll(() => card()?.querySelector('output')?.textContent).toContain('50.75')
  expect(card()?.offsetHeight).toBe(before)
})

const sparks = () => [...document.querySelectorAll('[data-skill] .spark')]
const countFlyingSparks = () => sparks().filter((spark) => spark.getAnimations().length > 0).length

test('a new best is celebrated with sparks where the light lands and a sentence to say; nothing moves, and Undo is a word [SKL-38]', async () => {
  await renderSkillsScreen()
  await expect.element(scoreField).toBeVisible()
  const before = document.querySelector<HTMLElement>('[data-skill]')?.offsetHeight
  await scoreField.fill('52')
  // Not by the driver, whose answer may come when the sparks have flown.
  document.querySelector<HTMLElement>('[data-skill] [type=submit]')?.click()
  await expect.poll(() => sparks().length > 0 && countFlyingSparks() === sparks().length).toBe(true)
  await expect.element(locateText(/^Say: “You.*\.”$/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Undo' }).element().textContent).toBe('Undo')
  expect(document.querySelector<HTMLElement>('[data-skill]')?.offsetHeight).toBe(before)
})

test.each(['30', '48'])(
  'after %s, which is no new best, nothing sparks and no sentence is proposed [SKL-38]',
  async (score) => {
    await renderSkillsScreen()
    await scoreField.fill('4')
    await scoreField.fill(score)
    await recordButton.click()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(countFlyingSparks()).toBe(0)
    expect(locateText(/^Say:/).query()).toBeNull()
  },
)

test('with reduced motion no sparks fly to a new best [SKL-38]', async () => {
  document.documentElement.dataset['motion'] = 'less'
  await renderSkillsScreen()
  await scoreField.fill('52')
  await recordButton.click()
  await expect.element(locateText('New best: 52, four more!')).toBeVisible()
  expect(countFlyingSparks()).toBe(0)
})

test.each((['en', 'es', 'zh'] as const).flatMap((locale) => [328, 1000].map((width) => [locale, width] as const)))(
  'a card keeps its height with each sentence for a new best: %s, %i px [SKL-38]',
  async (locale, width) => {
    await page.viewport(width, 740)
    await renderSkillsScreen({ locale })
    const card = () => document.querySelector<HTMLElement>('[data-skill]')
    const save = () => card()?.querySelector<HTMLElement>('[type=submit]')?.click()
    await expect.poll(card).not.toBeNull()
    const before = card()?.offsetHeight
    for (const best of effortPraises.map((_, nth) => String(50 + nth))) {
      await page.getByRole('textbox').fill(best)
      save()
      await expect.poll(() => card()?.querySelector('output')?.textContent).toContain(best)
      expect(card()?.offsetHeight).toBe(before)
    }
  },
)

test.each((['en', 'es', 'zh'] as const).flatMap((locale) => [328, 1000].map((width) => [locale, width] as const)))(
  'a card keeps its height with the longest result of a score: %s, %i px [SKL-26]',
  async (locale, width) => {
    await page.viewport(width, 740)
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

test('on a phone a card is so low that the fields of two are in view [SKL-21]', async () => {
  await page.viewport(390, 844)
  await renderSkillsScreen()
  const card = () => document.querySelector<HTMLElement>('[data-skill]')
  await expect.poll(card).not.toBeNull()
  await document.fonts.ready
  expect(card()?.offsetHeight).toBeLessThanOrEqual(276)
})
