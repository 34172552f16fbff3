import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listScores } from '#shared/skills/contract.ts'
import { endFeastOnScreen } from '#web/testing/end-feast-on-screen.ts'
import { openSkillFixture, renderSkillsScreen, locateText } from '#web/testing/render-skills-screen.tsx'

test('a challenge completed by a score keeps its place until the screen is opened again, and is counted as completed; nothing below it moves [SKL-37]', async () => {
  const other = {
    ...openSkillFixture,
    id: '01f00000-0000-7000-8000-000000000003',
    title: 'Ten poems',
    currentBest: null,
  }
  await renderSkillsScreen({ skills: [openSkillFixture, other] })
  const field = page.getByRole('textbox', { name: /for Rope jumps$/ })
  await expect.element(page.getByRole('button', { name: /^Swimming/ })).toBeVisible()
  const next = page.getByRole('button', { name: /^Save today’s score: Ten poems/ })
  const { top } = next.element().getBoundingClientRect()
  await field.fill('100')
  await userEvent.keyboard('{Enter}')
  await endFeastOnScreen()
  await expect.element(locateText('completed 20 November · +50')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  expect(next.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field).toBeVisible()
  expect(next.element().getBoundingClientRect().top).toBeCloseTo(top, 0)
  await field.fill('100')
  await userEvent.keyboard('{Enter}')
  await endFeastOnScreen()
  await expect.element(page.getByRole('radio', { name: 'Active 1' })).toBeChecked()
  await page.getByRole('radio', { name: 'Completed 1' }).click()
  await expect.element(page.getByRole('radio', { name: 'Completed 1' })).toBeChecked()
  await page.getByRole('radio', { name: 'Active 1' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ten poems' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Rope jumps' }).query()).toBeNull()
})

const locateCard = () => document.querySelector('[data-skill]')
const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0

test('the climb of a challenge completed just now fills the room of its progress and form [SKL-37]', async () => {
  await renderSkillsScreen({ skills: [{ ...openSkillFixture, targetValue: null, targetUnit: null }] })
  const button = page.getByRole('button', { name: 'Mia can do it: Rope jumps' })
  await expect.element(button).toBeVisible()
  const height = heightOf(locateCard())
  await button.click()
  await endFeastOnScreen()
  await expect.element(page.getByRole('radio', { name: 'Completed 1' })).not.toBeChecked()
  expect(heightOf(locateCard())).toBeCloseTo(height, 0)
  expect(heightOf(locateCard()?.querySelector('svg:has([data-climber])'))).toBeGreaterThan(height / 2 - 20)
})

test.each([414, 1000])(
  'at %i px scores that are shown stay so when the challenge is completed, and in their place [SKL-37]',
  async (width) => {
    await page.viewport(width, 1000)
    const server = await renderSkillsScreen()
    server.respondWith(listScores, [{ id: 'a', score: 48, at: '2026-11-18T08:00:00.000Z' }])
    await page.getByRole('button', { name: 'All scores: Rope jumps' }).click()
    const figure = page.getByRole('figure')
    await expect.element(figure).toBeVisible()
    const height = heightOf(locateCard())
    await page.getByRole('textbox', { name: /for Rope jumps$/ }).fill('100')
    await userEvent.keyboard('{Enter}')
    await endFeastOnScreen()
    await expect.element(locateText('completed 20 November · +50')).toBeVisible()
    await expect.element(figure).toBeVisible()
    expect(heightOf(locateCard())).toBeCloseTo(height, 0)
  },
)

test('a wide card keeps its height, too, when its challenge is completed [SKL-37]', async () => {
  await page.viewport(1000, 800)
  await renderSkillsScreen()
  const field = page.getByRole('textbox', { name: /for Rope jumps$/ })
  await expect.element(field).toBeVisible()
  const height = heightOf(locateCard())
  await field.fill('100')
  await userEvent.keyboard('{Enter}')
  await endFeastOnScreen()
  await expect.element(locateText('completed 20 November · +50')).toBeVisible()
  expect(heightOf(locateCard())).toBeCloseTo(height, 0)
})
