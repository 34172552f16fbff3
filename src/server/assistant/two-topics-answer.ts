import type { AnswerContext } from './answer-context.ts'
import type { Answer } from './answer.ts'
import { listCardsForAge } from './cards.ts'
import type { Topic } from './content/topic-schema.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { splitClauses } from './search/split-clauses.ts'
import { chooseTips } from './topic-answer.ts'

/** From which confidence on a part of a message counts as a problem of its own. */
const minConfidence = 0.7

const tipsPerTopic = 2
const cardsPerTopic = 2

const isRelated = (one: Topic, other: Topic): boolean =>
  one.followUps.includes(other.id) || other.followUps.includes(one.id)

interface Problem {
  topic: Topic
  clause: string
}

const listProblems = (message: string, { language, topics }: AnswerContext): Problem[] => {
  const found = splitClauses(message).flatMap((clause): Problem[] => {
    const match = findTopicOrCandidates(clause, language)
    const topic = match.kind === 'topic' && match.confidence >= minConfidence ? topics.get(match.id) : undefined
    return topic ? [{ topic, clause }] : []
  })
  return found.filter(({ topic }, n) => found.findIndex((other) => other.topic === topic) === n)
}

const formatSourcesLines = (sources: readonly string[], { format, messages }: AnswerContext): string[] =>
  sources.length === 0 ? [] : [format(messages.sources, { sources: sources.join(' · ') })]

/** Returns an answer in two parts to a message about two problems that have little to do with each other, or null. */
export const createTwoTopicsAnswer = (message: string, context: AnswerContext): Answer | null => {
  const [first, second, ...others] = listProblems(message, context)
  if (!first || !second || others.length > 0 || isRelated(first.topic, second.topic)) return null
  const parts = [first, second].map(({ topic, clause }) => {
    const tips = chooseTips(topic, context, tipsPerTopic, clause)
    const text = [topic.name, ...tips.map((tip) => `• ${tip.text}`)].join('\n')
    return { text, shown: { topic: topic.id, tips: tips.map(({ position }) => position) } }
  })
  const topics = [first.topic, second.topic]
  const sources = [...new Set(topics.flatMap((topic) => topic.sources))]
  return {
    text: [...parts.map(({ text }) => text), ...formatSourcesLines(sources, context)].join('\n\n'),
    followUps: topics.map(({ name }) => name),
    cards: topics.flatMap((topic) => listCardsForAge(topic, context.child).slice(0, cardsPerTopic)),
    sources,
    context: { earlier: parts.map(({ shown }) => shown) },
  }
}
