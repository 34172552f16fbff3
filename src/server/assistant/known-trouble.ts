import type { AnswerContext } from './answer-context.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { estimateTopicProbability } from './search/classify-request.ts'
import { isPrepared } from './small-talk/answer-request.ts'

/** Below which probability a message is hardly about children, whatever its words are. */
const hardlyAboutChildren = 0.25

/** From which confidence on a topic rules out that a message is a remark or a report. */
const surelyTopic = 0.5

/** Returns whether a topic, or that of the conversation, is likely enough to rule out what a message may mean besides. */
export const isKnownTrouble = (plain: string, { language, conversation }: AnswerContext): boolean => {
  if (estimateTopicProbability(plain) < hardlyAboutChildren) return false
  const match = findTopicOrCandidates(plain, language)
  const isLikely = match.kind === 'topic' && (match.confidence >= surelyTopic || match.id === conversation.topic)
  return isLikely && !isPrepared(plain)
}
