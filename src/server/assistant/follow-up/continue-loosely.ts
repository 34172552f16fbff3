import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { findTopicOrCandidates } from '#server/assistant/search/find-topic.ts'
import { answerAboutTopic } from './about-topic.ts'
import {
  chooseChild,
  findFollowUp,
  findTopicId,
  minConfidence,
  type FollowUpReply,
  type FollowUpTools,
} from './answer-follow-up.ts'
import { createMoreTips } from './more-tips.ts'
import { isGoingOn, type FollowUp } from './read-follow-up.ts'

const emptyFollowUp: FollowUp = {
  act: null,
  ordinal: null,
  age: null,
  place: null,
  childId: null,
  isAboutSibling: false,
  goesOn: false,
  rest: '',
  restCount: 0,
  isPlain: false,
}

/** Returns whether a message has surely a subject of its own, by the topic that fits it best. */
const hasOtherSubject = (
  message: string,
  topic: Topic,
  goesOn: boolean,
  { language, topics }: AnswerContext,
): boolean => {
  const match = findTopicOrCandidates(message, language)
  if (match.kind === 'none') return false
  const isRelated = (id: string) =>
    id === topic.id || topic.followUps.includes(id) || topics.get(id)?.followUps.includes(topic.id) === true
  if (match.kind === 'tie') return !goesOn && !match.ids.some(isRelated)
  const ofOther = isRelated(match.id) ? minConfidence.related : minConfidence.other
  return match.id !== topic.id && match.confidence >= (goesOn ? minConfidence.otherGoingOn : ofOther)
}

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
  const topic = topics.get(findTopicId(followUp, conversation) ?? '')
  const goesOn = followUp.goesOn || isGoingOn(message, language)
  if (!topic || hasOtherSubject(tools.plain, topic, goesOn, context)) return null
  const childId = followUp.childId ?? (followUp.isAboutSibling ? tools.findByOrder(message) : null)
  const { child, age } = await chooseChild({ ...followUp, childId }, context, tools.findOtherChild)
  if (followUp.act === 'fails' || followUp.act === 'tried')
    return { answer: answerAboutTopic(topic, { ...context, child }, followUp), child, age }
  const opening = format(messages.followUp.nearest, { topic: topic.name })
  const parts = { opening, place: followUp.place, question: tools.plain }
  return { answer: createMoreTips(topic, { ...context, child }, parts), child, age }
}
