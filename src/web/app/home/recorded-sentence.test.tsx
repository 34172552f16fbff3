import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readSentence, type Proposal } from '#shared/assistant/sentence.ts'
import { listChildren } from '#shared/children/contract.ts'
import { redeemReward } from '#shared/rewards/contract.ts'
import { read } from '#web/lib/query.ts'
import { promise } from '#web/testing/render-rewards-screen.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { awardProposal, checkInProposal, createSentenceServer, leo, mia } from '#web/testing/sentence-fixtures.ts'
import { SentenceField } from './sentence-field.tsx'

const family = [mia, leo]

/** Writes a sentence that tells of some acts, and records all of them. */
const record = async (...proposals: Proposal[]): Promise<void> => {
  const server = createSentenceServer()
  server.respondWith(redeemReward, { ...promise, balance: 0 })
  server.respondWith(readSentence, { proposals, already: [], leftovers: [] })
  const { client } = await renderWithProviders(<SentenceField family={family} child={mia} />)
  client.setQueryData(read(listChildren).queryKey, family)
  await page.getByRole('textbox', { name: 'What happened?' }).fill('What Mia and Leo did')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: /^Record/ }).click()
}

test.each([
  ['who did what', [checkInProposal(), awardProposal()], 'Mia: Brush teeth +2 · Leo: Set the table +5'],
  [
    'of more than two acts how many things each child did',
    [checkInProposal(), awardProposal(), awardProposal({ id: 'third', title: 'Fed the cat' })],
    'Mia: Brush teeth +2 · Leo: 2 things +10',
  ],
  [
    'nothing hard by its name',
    [awardProposal({ id: 'hard', childId: mia.id, title: 'Hit her brother', points: 0 }), awardProposal()],
    'Mia: 1 thing · Leo: 1 thing +5',
  ],
])('says %s, once all is recorded [AST-72]', async (_, proposals, says) => {
  await record(...proposals)
  await expect.element(page.getByText(says).first()).toBeVisible()
})

test('a sentence of praise follows several good deeds of one child, and no cheer something hard [AST-72]', async () => {
  await record(awardProposal(), awardProposal({ id: 'second', title: 'Fed the cat' }))
  await expect.element(page.getByText('Leo: Set the table +5, Fed the cat +5').first()).toBeVisible()
  await expect.element(page.getByText(/^Say: “.+”$/)).toBeVisible()
  await cleanup()
  await record(awardProposal({ title: 'Hit his sister', points: 0 }))
  await expect.element(page.getByText('Written down for Leo · Hit his sister').first()).toBeVisible()
  expect(page.getByText(/^Say: /).query()).toBeNull()
  expect(document.querySelector('[data-message]')?.getAttribute('data-message')).toBe('note')
})

test('a redemption is confirmed as done [AST-72]', async () => {
  const { id, words, day } = awardProposal()
  const title = 'Story book'
  await record({
    kind: 'redeem',
    id,
    words,
    day,
    childId: mia.id,
    isSure: true,
    rewardId: promise.rewardId,
    title,
    points: 20,
  })
  await expect.element(page.getByText(/Story book/).first()).toBeVisible()
  await expect.poll(() => document.querySelector('[data-message]')?.getAttribute('data-message')).toBe('done')
})
