import type { Locale } from '#shared/locale/locale.ts'
import { createCaseReader } from './case-words.ts'
import { isLikely, listSuitable, type AskedHit } from './asked-search.ts'

/** An answer that may be what a reply asks for, and which share of the words of the reply it knows. */
export interface ReplyHit extends AskedHit {
  known: number
}

/** How much the words that an answer knows count beside its similarity. */
const knownWeight = 0.3

/**
 * Returns the answer about a topic that is most likely what a reply asks for, by what it means in the conversation and by the words that it names;
 * null if none likely is. `given` are the positions of those that were given before.
 */
export const findReplyAnswer = (
  reply: string,
  topicId: string,
  language: Locale,
  given: readonly number[],
): ReplyHit | null => {
  if (reply === '') return null
  const readCase = createCaseReader(reply, topicId, language)
  const [best] = listSuitable(reply, topicId, language, given)
    .filter(isLikely)
    .map((hit) => ({ ...hit, known: readCase(hit.position) }))
    .toSorted((a, b) => b.similarity + knownWeight * b.known - (a.similarity + knownWeight * a.known))
  return best ?? null
}
