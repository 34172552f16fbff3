import type { Locale } from '#shared/locale/locale.ts'
import { toDayNumber } from '#shared/time/day.ts'
import { suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import { composeAnswerText, pickForDay, pickManyForDay, type Answer } from './answer.ts'
import { listCardsForAge } from './cards.ts'
import type { ChildContext } from './child-context.ts'
import type { Topic } from './content/topic-schema.ts'
import { listNearestTexts } from './search/nearest-tips.ts'

const maxTips = 3

/** A question that tips should suit. */
interface AskedQuestion {
  question: string
  language: Locale
}

/** Returns up to `count` tips for the child's age: those nearest to the question first, then different ones each day. */
export const chooseTips = (
  { tips }: Topic,
  child: ChildContext,
  count: number,
  { question, language }: AskedQuestion = { question: '', language: 'en' },
): string[] => {
  const suitable = tips.filter(({ ages }) => suitsAge(ages, child.ages))
  const nearest = listNearestTexts(suitable, question, language).slice(0, count)
  const others = suitable.filter((tip) => !nearest.includes(tip))
  return [...nearest, ...pickManyForDay(others, count - nearest.length, toDayNumber(child.today))].map(
    ({ text }) => text,
  )
}

/** Returns the last line of an answer, which names the sources of a topic, or null when it has none. */
export const formatSourcesLine = ({ format, messages }: AnswerContext, { sources }: Topic): string | null =>
  sources.length === 0 ? null : format(messages.sources, { sources: sources.join(' · ') })

/** Number of chips below an answer. */
const maxFollowUps = 3

/**
 * Returns the built-in answer to a question about a topic; it begins with the tips that are nearest to the question. `near` is the id of
 * a topic that the question may be about as well.
 */
export const createTopicAnswer = (
  topic: Topic,
  context: AnswerContext,
  { question = '', near = null }: { question?: string; near?: string | null } = {},
): Answer => {
  const { child, language, topics } = context
  const followUps = near === null ? topic.followUps : [...new Set([near, ...topic.followUps])].slice(0, maxFollowUps)
  return {
    text: composeAnswerText({
      opening: pickForDay(topic.openings, toDayNumber(child.today)),
      tips: chooseTips(topic, child, maxTips, { question, language }),
      closing: formatSourcesLine(context, topic),
    }),
    followUps: followUps.flatMap((id) => topics.get(id)?.name ?? []),
    cards: listCardsForAge(topic, child),
    sources: topic.sources,
  }
}
