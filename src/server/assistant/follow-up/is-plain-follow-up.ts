import type { ChatContext } from '#shared/assistant/context.ts'
import { findSituationByPhrase, listPhraseGroups } from '#server/assistant/safety/phrase-groups.ts'
import { listLanguagesToSearch } from '#server/assistant/search/find-topic.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { hasBegun } from './conversation.ts'
import { readFollowUp } from './read-follow-up.ts'

/** The age that a child has not, beside its own, and a laugh: “she is 12, not 4 lol”. */
const correction =
  /[,，]?\s*(?:\b(?:not|no)\s+\d{1,2}\b|不是\s*[\d一二三四五六七八九十]{1,3}\s*岁?)(?:\s*(?:lol|haha|jaja|哈哈))?/giu

/**
 * Returns whether a message has nothing but words that go on from an answer before, such as "she is 9 now" or "says who?". Models that were
 * trained with whole messages see too little in it to tell whether it is about a danger. In a conversation about a danger there are none.
 */
export const isPlainFollowUp = (message: string, language: Locale, conversation: ChatContext): boolean => {
  if (!hasBegun(conversation) || conversation.danger !== undefined || conversation.health !== undefined) return false
  if (findSituationByPhrase(message, listPhraseGroups('sure')) !== null) return false
  const text = message.replace(correction, '')
  return listLanguagesToSearch(message, language).some((one) => {
    const followUp = readFollowUp(text, one, [])
    return followUp !== null && followUp.isPlain && followUp.act !== 'fails'
  })
}
