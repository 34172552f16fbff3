import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { awardProposal, checkInProposal, leo, mia, momentProposal } from '#web/testing/sentence-fixtures.ts'
import { ProposalCards } from './proposal-cards.tsx'
import { createCards } from './sentence-cards.ts'
import { TickAllButton } from './tick-all-button.tsx'

function Cards({ proposals }: { proposals: Proposal[] }) {
  const [cards, onChange] = useState(() => createCards({ proposals, already: [], leftovers: [] }))
  return (
    <>
      <TickAllButton cards={cards} onChange={onChange} />
      <ProposalCards cards={cards} family={[mia, leo]} onChange={onChange} />
    </>
  )
}

const renderCards = async (...proposals: Proposal[]): Promise<void> => {
  await renderWithProviders(<Cards proposals={proposals} />)
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  await document.fonts.ready
}

const tickAll = page.getByRole('button', { name: 'Tick all', exact: true })
const untickAll = page.getByRole('button', { name: 'Untick all', exact: true })
const unlisted = (id: string) => awardProposal({ id, title: `Deed ${id}`, isSure: false, doubt: 'unlisted' })
const listTicks = () => [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => box.checked)
const placesOf = (...selectors: string[]) =>
  selectors.map((selector) => {
    const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    return [x, y, width, height]
  })

test('one press ticks all, the next unticks all, and nothing moves [AST-71]', async () => {
  await renderCards(unlisted('p1'), checkInProposal({ id: 'p2' }), unlisted('p3'))
  const before = placesOf('button', 'ul')
  expect(listTicks()).toEqual([false, true, false])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(untickAll).toHaveFocus()
  expect(listTicks()).toEqual([true, true, true])
  expect(placesOf('button', 'ul')).toEqual(before)
  await userEvent.keyboard('{Enter}')
  await expect.element(tickAll).toHaveFocus()
  expect(listTicks()).toEqual([false, false, false])
})

test('it is there once one of several is not ticked, and ticks no moment without a face [AST-71]', async () => {
  await renderCards(checkInProposal(), awardProposal(), momentProposal({ id: 'p9', mood: null }))
  await expect.element(tickAll).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: /^Brush teeth/ }).click()
  await tickAll.click()
  expect(listTicks()).toEqual([true, true, false])
})

test('what takes points is ticked by itself alone [AST-71]', async () => {
  const hard = (id: string, isSure: boolean) => awardProposal({ id, title: `Hard ${id}`, points: -3, isSure })
  await renderCards(unlisted('p1'), hard('p2', false), checkInProposal({ id: 'p3' }), hard('p4', true))
  await tickAll.click()
  expect(listTicks()).toEqual([true, false, true, true])
  await untickAll.click()
  expect(listTicks()).toEqual([false, false, false, false])
})

test('it is not there for one act beside what takes points [AST-71]', async () => {
  await renderCards(unlisted('p1'), awardProposal({ id: 'p2', title: 'Hit Leo', points: -3, isSure: false }))
  await expect.element(tickAll).not.toBeInTheDocument()
})

test('it is not there for a single act [AST-71]', async () => {
  await renderCards(unlisted('p1'))
  await expect.element(tickAll).not.toBeInTheDocument()
})
