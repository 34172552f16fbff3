import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { listNearestTopics } from '#server/assistant/search/find-topic.ts'
import { findReplyAnswer } from '#server/assistant/search/reply-search.ts'
import { answerAboutTopic } from './about-topic.ts'
import { chooseChild, findFollowUp, findTopicId, type FollowUpReply, type FollowUpTools } from './answer-follow-up.ts'
import { isLikelyReply, isSurelyNew } from './classify-reply.ts'
import { createMoreTips } from './more-tips.ts'
import { listGivenAnswers } from './conversation.ts'
import { hasOtherSubject } from './own-subject.ts'
import { emptyFollowUp, isGoingOn, type FollowUp } from './read-follow-up.ts'

/** Returns whether a message surely is about something else, or has no word that is known: “asdf qwer”. */
const saysNothing = (followUp: FollowUp, plain: string, language: Locale): boolean =>
  (!followUp.goesOn && isSurelyNew(plain)) ||
  (followUp === emptyFollowUp && listNearestTopics(plain, language, undefined).length === 0)

/**
 * Returns further tips about the topic that is talked about, those nearest to a message first; null where there is none, and for a message
 * with another subject. It is for messages that nothing else understands.
 */
export const continueLoosely = async (
  message: string,
  context: AnswerContext,
  tools: FollowUpTools,
): Promise<FollowUpReply | null> => {
  const { conversation, topics, language, format, messages } = context
  if (conversation.danger !== undefined || conversation.health !== undefined) return null
  const followUp = findFollowUp(message, context) ?? emptyFollowUp
  if (saysNothing(followUp, tools.plain, language)) return null
  const topic = topics.get(findTopicId(followUp, conversation) ?? '')
  const goesOn = followUp.goesOn || isGoingOn(message, language) || isLikelyReply(tools.plain)
  if (!topic || hasOtherSubject(tools.plain, topic, goesOn, context)) return null
  const childId = followUp.childId ?? (followUp.isAboutSibling ? tools.findByOrder(message) : null)
  const { child, age } = await chooseChild({ ...followUp, childId }, context, tools.findOtherChild)
  if (followUp.act === 'fails' || followUp.act === 'tried')
    return { answer: answerAboutTopic(topic, { ...context, child }, followUp, tools.plain), child, age }
  const opening = format(messages.followUp.nearest, { topic: topic.name })
  const ofChild = { ...context, child }
  const asked = findReplyAnswer(tools.plain, topic.id, ofChild, listGivenAnswers(conversation, topic.id))
  const parts = { opening, place: followUp.place, question: tools.plain, asked }
  return { answer: createMoreTips(topic, ofChild, parts), child, age }
}
