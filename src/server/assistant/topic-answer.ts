import { toDayNumber } from '#shared/time/day.ts'
import { suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import { composeAnswerText, pickForDay, pickManyForDay, type Answer } from './answer.ts'
import { listCardsForAge } from './cards.ts'
import type { ChildContext } from './child-context.ts'
import type { Topic } from './content/topic-schema.ts'

const maxTips = 3

/** Returns up to `count` tips for the child's age, different ones each day. */
export const chooseTips = ({ tips }: Topic, child: ChildContext, count: number): string[] => {
  const suitable = tips.filter(({ ages }) => suitsAge(ages, child.ages)).map(({ text }) => text)
  return pickManyForDay(suitable, count, toDayNumber(child.today))
}

/** Returns the last line of an answer, which names the sources of a topic, or null when it has none. */
export const formatSourcesLine = ({ format, messages }: AnswerContext, { sources }: Topic): string | null =>
  sources.length === 0 ? null : format(messages.sources, { sources: sources.join(' · ') })

/** Returns the built-in answer to a question about a topic. */
export const createTopicAnswer = (topic: Topic, context: AnswerContext): Answer => {
  const { child, topics } = context
  return {
    text: composeAnswerText({
      opening: pickForDay(topic.openings, toDayNumber(child.today)),
      tips: chooseTips(topic, child, maxTips),
      closing: formatSourcesLine(context, topic),
    }),
    followUps: topic.followUps.flatMap((id) => topics.get(id)?.name ?? []),
    cards: listCardsForAge(topic, child),
    sources: topic.sources,
  }
}
