import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listScores } from '#shared/skills/contract.ts'
import { renderSkillsScreen } from '#web/testing/render-skills-screen.tsx'

const at = '2026-11-18T08:00:00.000Z'
const toScores = (...scores: number[]) => scores.map((score, nth) => ({ id: `score ${nth}`, score, at }))

const showScores = async (...scores: number[]) => {
  const server = await renderSkillsScreen()
  server.respondWith(listScores, toScores(...scores))
  await page.getByRole('button', { name: 'All scores: Rope jumps' }).click()
}

test('shows all scores as a curve in place of the climb, and as a table with the newest first [SKL-27]', async () => {
  await showScores(48, 35, 20)
  const figure = page.getByRole('figure', { name: 'Scores of Rope jumps: first 20, last 48, best: 48 times' })
  await expect.element(figure).toBeVisible()
  const score = page.getByRole('textbox', { name: /for Rope jumps$/ })
  expect(figure.element().getBoundingClientRect().bottom).toBeLessThan(score.element().getBoundingClientRect().top)
  await expect.element(page.getByRole('progressbar', { name: 'Rope jumps' })).not.toBeInTheDocument()
  await figure.getByRole('button', { name: 'Show as table' }).click()
  const rows = figure.getByRole('row').elements()
  expect(rows.map((row) => row.textContent)).toEqual([
    'dayscore',
    '18 November48 times',
    '18 November35 times',
    '18 November20 times',
  ])
})

test('all of many scores can be scrolled to, above what fades [SKL-27]', async () => {
  await showScores(48, 47, 46, 45, 44, 43, 42, 41)
  await page.getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('region', { name: 'All scores: Rope jumps' })
  const last = table.getByRole('row').nth(8)
  await expect.element(last).toHaveTextContent('18 November41 times')
  ;(table.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  const { bottom } = table.element().getBoundingClientRect()
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom - 32)
})

test('of one score it says that a second one makes a curve [SKL-27]', async () => {
  await showScores(48)
  await expect.element(page.getByText(/From the second one on there is a curve\.$/)).toBeVisible()
})

test('the legend names dashed lines only where a score was lower than the best [SKL-41]', async () => {
  await showScores(48, 35, 20)
  await expect.element(page.getByText('score', { exact: true })).toBeVisible()
  expect(page.getByText('best so far', { exact: true }).query()).toBeNull()
})
