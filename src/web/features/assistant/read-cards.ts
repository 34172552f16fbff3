import { readSentence } from '#shared/assistant/sentence.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { callWithoutEffect } from '#web/ledger/send-directly.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { createCards, restoreCards, type SentenceCards } from './sentence-cards.ts'

/** Returns the stored cards of a sentence, if one of them may have been recorded: read again, it would be recorded twice. */
const findKeptCards = (name: string, text: string): SentenceCards | undefined => {
  const kept = readSessionValue(name)
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'text') !== text) return undefined
  const cards = restoreCards(Reflect.get(kept, 'cards'))
  return cards?.entries.some(({ status, isUncertain }) => status === 'done' || isUncertain) ? cards : undefined
}

/** Returns cards with all of a sentence to say what it is, where nothing was found in it. */
const withWholeSentence = (cards: SentenceCards, { childId, text }: Sentence, day: string): SentenceCards =>
  cards.entries.length > 0 || cards.already.length > 0 || cards.leftovers.length > 0
    ? cards
    : { ...cards, leftovers: [{ id: 'leftover-0', words: text, childId, day, isIgnored: false }] }

type Sentence = EndpointInput<typeof readSentence>['body']

/**
 * Returns the cards of what a sentence tells of, by the server, or those stored under `name` if some of them may have been recorded.
 * @throws ApiError, OfflineError
 */
export const readCards = async (sentence: Sentence, { name, today }: { name: string; today: string }) => {
  const kept = findKeptCards(name, sentence.text)
  if (kept) return kept
  const reading = await callWithoutEffect(readSentence, { body: sentence })
  return withWholeSentence(createCards(reading), sentence, today)
}
