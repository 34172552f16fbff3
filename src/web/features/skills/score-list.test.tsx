import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listScores } from '#shared/skills/contract.ts'
import { renderSkillsScreen } from '#web/testing/render-skills-screen.tsx'

test('all of more than five scores can be scrolled to [SKL-27]', async () => {
  const server = await renderSkillsScreen()
  const ids = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']
  server.respondWith(
    listScores,
    ids.map((id, nth) => ({ id, score: 48 - nth, at: '2026-11-18T08:00:00.000Z' })),
  )
  await page.getByRole('button', { name: 'All scores: Rope jumps' }).click()
  const list = page.getByRole('figure', { name: /^Scores of Rope jumps/ }).getByRole('list')
  await expect.element(list.getByRole('listitem').nth(7)).toHaveTextContent('18 November41 times')
  ;(list.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  const { bottom } = list.element().getBoundingClientRect()
  await expect
    .poll(() => list.getByRole('listitem').nth(7).element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bottom + 1)
})
