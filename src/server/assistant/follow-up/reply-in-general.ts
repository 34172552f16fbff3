import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { findAskedAnswer } from '#server/assistant/search/asked-search.ts'
import { findGeneralReply } from '#server/assistant/search/general-search.ts'
import { countUnits } from '#server/assistant/search/list-endings.ts'
import { chooseChild, findFollowUp, findTopicId, type FollowUpReply, type FollowUpTools } from './answer-follow-up.ts'
import { listGivenAnswers } from './conversation.ts'
import { createMoreTips } from './more-tips.ts'
import { asksNothing, isNewAboutOther } from './own-subject.ts'
import { emptyFollowUp } from './read-follow-up.ts'

/** From how many words, or pairs of Chinese characters, on a reply says enough to tell what it asks. */
const minWords = 4

/** From how many words of its own on a reply says more than what it plainly wants, and than the age of the child. */
const minOwnWords = { act: 3, age: 1 }

/** From which similarity on a direct answer says more than one that holds for every topic. */
const nearAnswer = 0.5

/**
 * Returns the answer to a reply that asks what may be asked about every topic, “all her friends are allowed to”, with tips of the topic that is
 * talked about; null for all other messages.
 */
export const replyInGeneral = async (
  message: string,
  context: AnswerContext,
  tools: FollowUpTools,
): Promise<FollowUpReply | null> => {
  const { conversation, topics, language } = context
  const isAboutTopic = conversation.danger === undefined && conversation.health === undefined
  if (!isAboutTopic || countUnits(tools.plain) < minWords) return null
  if (isNewAboutOther(tools.plain, context)) return null
  const acknowledgement = findGeneralReply(tools.plain, language)
  const followUp = findFollowUp(message, context) ?? emptyFollowUp
  const topic = topics.get(findTopicId(followUp, conversation) ?? '')
  // What a reply plainly wants is answered by that, unless it says more.
  const least = asksNothing({ ...followUp, age: null }) ? minOwnWords.age : minOwnWords.act
  const isPlain = !asksNothing(followUp) && followUp.restCount < least
  if (acknowledgement === null || !topic || isPlain) return null
  const { child, age } = await chooseChild(followUp, context, tools.findOtherChild)
  const direct = findAskedAnswer(tools.plain, topic.id, language, listGivenAnswers(conversation, topic.id))
  const asked = direct && direct.similarity >= nearAnswer ? direct : null
  const parts = { acknowledgement, opening: '', place: followUp.place, question: tools.plain, asked }
  return { answer: createMoreTips(topic, { ...context, child }, parts), child, age }
}
