import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { findSituationByPhrase, listPhraseGroups } from '#server/assistant/safety/phrase-groups.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import type { Concept, RecordIntentId } from './record-intents.ts'
import type { RecordLookUp } from './record-look-up.ts'
import { readRecordMessage, type RecordMessage } from './record-message.ts'
import { findRules } from './rules.ts'

const harmlessIntents: readonly RecordIntentId[] = ['birthday', 'badges', 'badge-next']

/** Meanings of words that may tell of something hard. */
const hardConcepts: readonly Concept[] = ['mood', 'why', 'undone', 'missed', 'fell', 'ended', 'weakest']

const maxLength = 30

const isPlainFollowUp = (read: RecordMessage, context: ChatContext): boolean =>
  context.record !== undefined &&
  read.original.length <= maxLength &&
  read.has('and') &&
  (read.period !== null || read.named.length > 0) &&
  !hardConcepts.some(read.has)

/**
 * Returns whether a message has nothing but the words of a question for a birthday or for badges, or of a follow-up that names a time or a
 * child. Models that were trained with whole messages see too little in it to tell whether it is about a danger.
 */
export const isPlainRecordMessage = (
  message: string,
  language: Locale,
  context: ChatContext,
  lookUp: RecordLookUp,
): boolean => {
  if (context.danger !== undefined || context.health !== undefined || message.length > 2 * maxLength) return false
  if (findSituationByPhrase(message, listPhraseGroups('sure')) !== null) return false
  return listLanguagesToSearch(message, language).some((one) => {
    const read = readRecordMessage(message, one, lookUp.children, lookUp)
    if (/\p{L}/u.test(read.unknown)) return false
    return isPlainFollowUp(read, context) || findRules(read).some(({ intent }) => harmlessIntents.includes(intent))
  })
}
