import { dayNumber } from '#shared/time/day.ts'
import { named, oneOf, someOf, textOf, type Answer } from './answer.ts'
import { isFor } from './band.ts'
import { cardsOf } from './cards.ts'
import type { ChildRecord } from './child.ts'
import type { Topics } from './knowledge.ts'
import { sources } from './sources.ts'
import type { TopicId, TopicText } from './topic.ts'
import { topicPlan } from './topics/plan.ts'
import type { Words } from './words/words.ts'

/** What an answer is made for. */
export interface Asking {
  child: ChildRecord
  topics: Topics
  words: Words
}

const tipsShown = 3

/** The tips of a topic for the child's age, other ones each day. */
export const tipsFor = ({ tips }: TopicText, child: ChildRecord, count: number): string[] => {
  const fitting = tips.flatMap((tip) =>
    typeof tip === 'string' ? [tip] : isFor(tip.ages, child.ages) ? [tip.text] : [],
  )
  return someOf(fitting, count, dayNumber(child.today))
}

/** What a topic rests on, as it may be named. */
export const sourcesOf = ({ sources: ids = [] }: TopicText): string[] => [...new Set(ids.map((id) => sources[id]))]

/** The line that names the sources, or null without any. */
export const sourceLine = (words: Words, text: TopicText): string | null => {
  const names = sourcesOf(text)
  return names.length === 0 ? null : words.basedOn(names.join(' · '))
}

/** The names of the topics that may follow on one. */
const followUpsOf = (id: TopicId, topics: Topics): string[] => {
  const followUps: readonly string[] = topicPlan[id].followUps
  const all: Readonly<Record<string, TopicText | undefined>> = topics
  return followUps.flatMap((next) => all[next]?.name ?? [])
}

/** The built-in answer to a question about a topic. */
export const topicAnswer = (id: TopicId, text: TopicText, { child, topics, words }: Asking): Answer => ({
  text: named(
    textOf({
      opening: oneOf(text.openings, dayNumber(child.today)),
      tips: tipsFor(text, child, tipsShown),
      closing: sourceLine(words, text),
    }),
    child.name,
  ),
  followUps: followUpsOf(id, topics),
  cards: cardsOf(id, text, child),
  sources: sourcesOf(text),
})
