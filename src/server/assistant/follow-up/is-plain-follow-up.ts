import type { ChatContext } from '#shared/assistant/context.ts'
import { findSituationByPhrase, listPhraseGroups } from '#server/assistant/safety/phrase-groups.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { hasBegun } from './conversation.ts'
import { readFollowUp } from './read-follow-up.ts'

/**
 * Returns whether a message has nothing but words that go on from an answer before, such as "she is 9 now" or "says who?". Models that were
 * trained with whole messages see too little in it to tell whether it is about a danger. In a conversation about a danger there are none.
 */
export const isPlainFollowUp = (message: string, language: Locale, conversation: ChatContext): boolean => {
  if (!hasBegun(conversation) || conversation.danger !== undefined || conversation.health !== undefined) return false
  if (findSituationByPhrase(message, listPhraseGroups('sure')) !== null) return false
  return listLanguagesToSearch(message, language).some((one) => {
    const followUp = readFollowUp(message, one, [])
    return followUp !== null && followUp.isPlain && followUp.act !== 'fails'
  })
}
