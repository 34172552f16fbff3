import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderCards } from '#web/testing/render-cards.tsx'
import { momentProposal } from '#web/testing/sentence-fixtures.ts'

test('face and weather stay where they were asked for, and can be chosen again [AST-75]', async () => {
  const server = await renderCards({ proposals: [momentProposal()] })
  const sunny = page.getByText('sunny', { exact: true })
  await page.getByText('calm', { exact: true }).click()
  const { top } = sunny.element().getBoundingClientRect()
  await sunny.click()
  await expect.element(page.getByRole('checkbox', { name: /^We saw a heron/ })).toBeChecked()
  expect(sunny.element().getBoundingClientRect().top).toBe(top)
  await page.getByText('rainy', { exact: true }).click()
  await page.getByRole('button', { name: 'Record it', exact: true }).click()
  await expect.poll(() => server.acts()).toMatchObject([{ body: { mood: 'calm', weather: 'rainy' } }])
})
