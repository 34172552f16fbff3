import { toDayNumber } from '#shared/time/day.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { createTextAnswer, pickForDay, type Answer } from '#server/assistant/answer.ts'
import { loadReplies } from '#server/assistant/content/load.ts'
import type { ReplyKind } from '#server/assistant/content/replies-schema.ts'
import { hasBegun } from '#server/assistant/follow-up/conversation.ts'
import { parentTopic } from '#server/assistant/sends-for-help.ts'

/**
 * Returns a prepared reply, another one each day, with topics as chips or else the actions; null when there is none. What a parent says of
 * himself begins to be about that: “no, it is every day”.
 */
export const createPreparedReply = (
  kind: ReplyKind,
  id: string | null,
  { child, conversation, language, messages, topics }: AnswerContext,
): Answer | null => {
  const reply = loadReplies(language)[kind].find((one) => one.id === id)
  if (!reply) return null
  const names = reply.followUps.flatMap((topic) => topics.get(topic)?.name ?? [])
  const chips = names.length > 0 ? names : Object.values(messages.actions)
  const answer = createTextAnswer(pickForDay(reply.answers, toDayNumber(child.today)), chips)
  const isOfParent = kind === 'small-talk' && reply.followUps[0] === parentTopic
  return isOfParent && !hasBegun(conversation) ? { ...answer, context: { topic: parentTopic } } : answer
}
