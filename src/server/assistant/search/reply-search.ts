import type { AgeRange } from '#server/assistant/age-groups.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createCaseReader } from './case-words.ts'
import { isLikely, listSuitable, type AskedHit } from './asked-search.ts'

import { opensForAge } from './opening-age.ts'

/** An answer that may be what a reply asks for, and which share of the words of the reply it knows. */
export interface ReplyHit extends AskedHit {
  known: number
}

/** How much the words that an answer knows count beside its similarity. */
const knownWeight = 0.3

/**
 * Returns the answer about a topic that is most likely what a reply asks for, by what it means in the conversation and by the words that it names;
 * null if none likely is, or opens for another age. `given` are the positions of those that were given before.
 */
export const findReplyAnswer = (
  reply: string,
  topicId: string,
  { language, child }: { language: Locale; child: { ages: AgeRange } },
  given: readonly number[],
): ReplyHit | null => {
  if (reply === '') return null
  const readCase = createCaseReader(reply, topicId, language)
  const [best] = listSuitable(reply, topicId, language, given)
    .filter((hit) => isLikely(hit) && opensForAge(hit.answer, child.ages))
    .map((hit) => ({ ...hit, known: readCase(hit.position) }))
    .toSorted((a, b) => b.similarity + knownWeight * b.known - (a.similarity + knownWeight * a.known))
  return best ?? null
}
