import { useState } from 'react'
import type { SentenceReading } from '#shared/assistant/sentence.ts'
import { listChildren } from '#shared/children/contract.ts'
import { FoundOrOutcome, ProposalCards } from '#web/features/assistant/proposal-cards.tsx'
import { RecordButton } from '#web/features/assistant/record-button.tsx'
import { createCards } from '#web/features/assistant/sentence-cards.ts'
import { read } from '#web/lib/query.ts'
import { renderWithProviders } from './render-with-providers.tsx'
import { createSentenceServer, leo, mia } from './sentence-fixtures.ts'

const family = [mia, leo]

function Cards({ reading }: { reading: SentenceReading }) {
  const [cards, onChange] = useState(() => createCards(reading))
  return (
    <>
      <FoundOrOutcome cards={cards} />
      <ProposalCards cards={cards} family={family} onChange={onChange} />
      <RecordButton cards={cards} family={family} onChange={onChange} hasUndo />
    </>
  )
}

/** Renders the cards of what was understood of a sentence, in a family of two; returns their server. */
export const renderCards = async ({ proposals = [], already = [], leftovers = [] }: Partial<SentenceReading>) => {
  const server = createSentenceServer()
  const { client } = await renderWithProviders(<Cards reading={{ proposals, already, leftovers }} />)
  client.setQueryData(read(listChildren).queryKey, family)
  return server
}
