import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { Answer } from '#server/assistant/answer.ts'
import type { Topics } from '#server/assistant/content/load.ts'

const limits = { tips: 60, asked: 8, cards: 20, earlier: 8, offered: 6, latest: 6 }

const isTarget = (id: string, topics: Topics): boolean =>
  topics.has(id) || chatShortcuts.some((action) => action === id)

/** Returns what a client says of the conversation without the topics that do not exist. */
export const readConversation = (sent: ChatContext | undefined, topics: Topics): ChatContext => {
  if (!sent) return {}
  const { topic, tips, latest, asked, said, offered = [], nearest = [], earlier = [], waiting = [], ...rest } = sent
  const isKnown = (id: string) => isTarget(id, topics)
  const aboutTopic =
    topic !== undefined && isKnown(topic) ? { topic, tips: tips ?? [], latest: latest ?? [], asked: asked ?? [] } : {}
  return {
    ...rest,
    ...aboutTopic,
    ...(said === undefined ? {} : { said }),
    offered: offered.filter(isKnown),
    nearest: nearest.filter(isKnown),
    earlier: earlier.filter((one) => isKnown(one.topic)),
    waiting: waiting.filter((one) => topics.has(one.topic)),
  }
}

/** Returns whether there was an answer that a follow-up can go on from. */
export const hasBegun = ({ topic, danger, health, offered = [] }: ChatContext): boolean =>
  (topic ?? danger ?? health) !== undefined || offered.length > 0

const listTipsByTopic = ({ topic, tips = [], earlier = [] }: ChatContext) => [
  ...earlier,
  ...(topic === undefined ? [] : [{ topic, tips }]),
]

/** Returns the positions of the tips of a topic that the conversation has shown. */
export const listShownTips = (conversation: ChatContext, topicId: string): number[] =>
  listTipsByTopic(conversation).flatMap(({ topic, tips }) => (topic === topicId ? tips : []))

/** Returns the positions of the direct answers of a topic that its conversation has given, the last one at the end. */
export const listGivenAnswers = ({ topic, asked = [] }: ChatContext, topicId: string): readonly number[] =>
  topic === topicId ? asked : []

const mergeUnique = <T>(before: readonly T[] = [], more: readonly T[] = []): T[] => [...new Set([...before, ...more])]

/** Returns the items of two lists, each where it stands last. */
const mergeLast = <T>(before: readonly T[] = [], more: readonly T[] = []): T[] => [
  ...before.filter((item) => !more.includes(item)),
  ...more,
]

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)

/** Returns the tips and direct answers that were shown, those of the topic and tips of other topics. */
const listShown = (before: ChatContext, { topic, latest = [], asked = [], earlier = [] }: ChatContext) => ({
  latest: latest.slice(0, limits.latest),
  asked: topic === before.topic ? mergeLast(before.asked, asked).slice(-limits.asked) : [...asked],
  tips: (topic === undefined ? [] : mergeUnique(listShownTips(before, topic), latest)).slice(0, limits.tips),
  earlier: [...new Set([...listTipsByTopic(before), ...earlier])]
    .filter((one) => one.topic !== topic && one.tips.length > 0)
    .slice(-limits.earlier),
  said: topic === before.topic && before.said,
})

/** Returns the ids of the cards that were offered; those of an answer from the record are links, which may come again. */
const listCardIds = (before: ChatContext, { context, cards }: Pick<Answer, 'context' | 'cards'>): string[] => {
  const ids = context?.record ? [] : cards.map(({ id }) => id)
  return mergeUnique(before.cards, ids).slice(-limits.cards)
}

/**
 * Returns what the conversation is about after an answer, to be sent with the next question. An answer without a context leaves it as it
 * was; `offered` are the ids of its chips.
 */
export const continueConversation = (
  before: ChatContext,
  answer: Pick<Answer, 'context' | 'cards'>,
  offered: readonly string[],
): ChatContext => {
  const about = answer.context ?? { ...before, offered: offered.length > 0 ? [...offered] : before.offered }
  const context: Partial<Record<keyof ChatContext, unknown>> = {
    age: before.age,
    nearest: before.nearest,
    waiting: before.waiting,
    offered: offered.slice(0, limits.offered),
    ...about,
    ...listShown(before, about),
    ...(about.said && { said: true }),
    cards: listCardIds(before, answer),
  }
  return Object.fromEntries(Object.entries(context).filter(([, value]) => !isEmpty(value)))
}

/** Returns a context without the tips of the last answer, which a model has answered in other words. */
export const forgetLatestTips = ({ latest = [], tips = [], ...rest }: ChatContext): ChatContext => {
  const left = tips.filter((position) => !latest.includes(position))
  return left.length === 0 ? rest : { ...rest, tips: left }
}
