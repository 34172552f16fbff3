import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { FollowUpAct } from '#server/assistant/content/follow-ups-schema.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { findFirstSentence } from '#server/assistant/search/first-sentence.ts'
import { findReplyAnswer, type ReplyHit } from '#server/assistant/search/reply-search.ts'
import { hasHan } from '#server/assistant/search/text.ts'
import { listGivenAnswers } from './conversation.ts'
import type { FollowUp } from './read-follow-up.ts'
import { splitTried, withoutTried } from './tried-part.ts'

type Acts = readonly (FollowUpAct | null)[]

/** From how many words of its own on a reply asks something in particular beside such an act: “bin the toys, good idea?” */
export const minOwnWords = 3

/** Acts whose answers do not depend on what is asked in particular. */
const actsWithFixedAnswer: Acts = ['more', 'yes', 'no', 'thanks', 'otherSubject', 'shorter', 'now']

/** Acts that tell what the parent did. */
const actsOfTrying: Acts = ['tried', 'fails']

/** Acts whose general answers say more than an answer about another case. */
const actsWithCase: Acts = ['whatIf', 'why', ...actsOfTrying]

/**
 * From which share of its words, or from which similarity on, an answer is about the case that a reply names: “and if she bites the brush?” Chinese
 * replies have all pairs of their characters for words.
 */
const sameCase = { known: { han: 0.2, latin: 0.4 }, similarity: 0.5 }

const knowsCase = ({ known, similarity }: ReplyHit, reply: string): boolean =>
  known >= sameCase.known[hasHan(reply) ? 'han' : 'latin'] || similarity >= sameCase.similarity

/** Returns what a reply tells that the parent has tried; empty for all other replies. */
export const findTried = ({ act }: FollowUp, plain: string, language: Locale): string =>
  actsOfTrying.includes(act) ? splitTried(plain, language).tried : ''

/** Returns whether an answer begins with what the parent has tried. */
const proposesTried = ({ answer }: ReplyHit, tried: string, language: Locale): boolean =>
  withoutTried([{ text: findFirstSentence(answer) }], tried, language).length === 0

/** Returns whether a reply asks nothing in particular: “and with Leo?”, “he is only three”, “we tried that”. */
const isBare = ({ act, place, age, childId, isAboutSibling, restCount }: FollowUp): boolean => {
  const isAboutOther = place !== null || age !== null || childId !== null || isAboutSibling
  const least = actsWithFixedAnswer.includes(act) ? minOwnWords : 1
  return (isAboutOther && restCount <= 1) || (act !== null && restCount < least)
}

/** Returns what is prepared for a reply about a topic in particular, or null. */
export const findAskedByReply = (
  { id }: Topic,
  context: AnswerContext,
  followUp: FollowUp,
  plain: string,
): ReplyHit | null => {
  const { language, conversation } = context
  const { act, ordinal, rest } = followUp
  if (isBare(followUp) || ordinal !== null) return null
  // “What is the point of …” asks nothing about points.
  const question = act === 'why' ? rest : plain
  const asked = findReplyAnswer(question, id, context, listGivenAnswers(conversation, id))
  if (!asked || (actsWithCase.includes(act) && !knowsCase(asked, question))) return null
  return proposesTried(asked, findTried(followUp, plain, language), language) ? null : asked
}
