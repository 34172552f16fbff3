import type { AnswerContext } from './answer-context.ts'
import type { Answer } from './answer.ts'
import { listCardsForAge } from './cards.ts'
import type { Topic } from './content/topic-schema.ts'
import { listPlanSteps } from './topic-tips.ts'
import { findAskedAnswer, isLikely } from './search/asked-search.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { foldText } from './search/text.ts'
import { listWindows, splitClauses } from './search/split-clauses.ts'
import { chooseTips } from './topic-answer.ts'

/** From which confidence on a part of a message counts as a problem. */
const minConfidence = 0.6

/** From which confidence on a problem stands beside another: where the message says that there are several, and else. */
const minBeside = { listed: 0.7, unlisted: 0.9 }

/** Words that list several problems. */
const listing =
  /\b(?:also|plus|besides|on top of|(?:an)?other thing|(?:two|three|four|several|few) things|and then there|ademas|tambien|encima|aparte|otra cosa|(?:dos|tres|varias) cosas)\b|还有|另外|而且|同时|[两三几]件事|[两三]个问题/u

const tipsPerTopic = 2
const cardsPerTopic = 2

/** A problem that a part of a message is about. */
export interface Problem {
  topic: Topic
  clause: string
  confidence: number
}

/** Returns the problems that the parts of a message are about, the surest first. */
export const listProblems = (message: string, { language, topics }: AnswerContext): Problem[] => {
  const find = (clause: string): Problem[] => {
    const match = findTopicOrCandidates(clause, language)
    const topic = match.kind === 'topic' ? topics.get(match.id) : undefined
    return topic && match.kind === 'topic' && match.confidence >= minConfidence
      ? [{ topic, clause, confidence: match.confidence }]
      : []
  }
  const clauses = splitClauses(message)
  const windows = (clauses.length > 0 ? clauses : [message]).flatMap(listWindows)
  const found = [...clauses, ...windows].flatMap(find).toSorted((a, b) => b.confidence - a.confidence)
  return found.filter(({ topic }, n) => found.findIndex((other) => other.topic === topic) === n)
}

/** Returns whether a message says that it is about several problems. */
export const isListed = (message: string): boolean => listing.test(foldText(message))

export const isRelated = (one: Topic, other: Topic): boolean =>
  one.followUps.includes(other.id) || other.followUps.includes(one.id)

const formatSourcesLines = (sources: readonly string[], { format, messages }: AnswerContext): string[] =>
  sources.length === 0 ? [] : [format(messages.sources, { sources: sources.join(' · ') })]

/** Returns the part of an answer for one of two problems, and what it shows. */
const answerProblem = ({ topic, clause }: Omit<Problem, 'confidence'>, context: AnswerContext) => {
  const asked = findAskedAnswer(clause, topic.id, context.language)
  const direct = asked && isLikely(asked) ? [asked.answer] : []
  const plan = listPlanSteps(topic, context).slice(0, tipsPerTopic)
  const general = plan.length > 0 ? plan : chooseTips(topic, context, tipsPerTopic, clause)
  const tips = direct.length === 0 ? general : []
  const text = [topic.name, ...direct, ...tips.map((tip) => `• ${tip.text}`)].join('\n')
  return { text, shown: { topic: topic.id, tips: tips.map(({ position }) => position) } }
}

/**
 * Returns an answer in two parts to a message about two problems that have little to do with each other, or null; `main` is the topic of
 * the whole message, if it is known.
 */
export const createTwoTopicsAnswer = (
  message: string,
  problems: readonly Problem[],
  main: Topic | undefined,
  context: AnswerContext,
): Answer | null => {
  const least = isListed(message) ? minBeside.listed : minBeside.unlisted
  const first =
    problems.find(({ topic }) => topic === main) ??
    (main === undefined ? problems[0] : { topic: main, clause: message })
  const second = problems.find(
    ({ topic, confidence }) => first && topic !== first.topic && confidence >= least && !isRelated(topic, first.topic),
  )
  if (!first || !second) return null
  const inOrder = [first, second].toSorted((a, b) => message.indexOf(a.clause) - message.indexOf(b.clause))
  const parts = inOrder.map((problem) => answerProblem(problem, context))
  const topics = inOrder.map(({ topic }) => topic)
  const sources = [...new Set(topics.flatMap((topic) => topic.sources))]
  return {
    text: [...parts.map(({ text }) => text), ...formatSourcesLines(sources, context)].join('\n\n'),
    followUps: topics.map(({ name }) => name),
    cards: topics.flatMap((topic) => listCardsForAge(topic, context.child).slice(0, cardsPerTopic)),
    sources,
    context: { earlier: parts.map(({ shown }) => shown) },
  }
}
