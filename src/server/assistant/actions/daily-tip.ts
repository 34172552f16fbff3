import { toDayNumber } from '#shared/time/day.ts'
import { isOldEnoughForPoints } from '#server/assistant/age-groups.ts'
import { listOtherActionLabels, type AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswer, pickForDay, createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { listCardsForAge } from '#server/assistant/cards.ts'
import { listHabitsWithStreak, countAwardsAndCorrections, listIdleHabits } from '#server/assistant/child-context.ts'
import type { RequiredTopic } from '#server/assistant/content/required-topics.ts'
import { formatSourcesLine, chooseTips } from '#server/assistant/topic-answer.ts'

/** A sentence about the child's last days, and the id of the topic whose tips suit it. */
interface Observation {
  text: string
  topicId: string
}

const frequentAwardCount = 10
const maxCards = 2
const maxTips = 2

const createObservation = (text: string, topicId: RequiredTopic): Observation => ({ text, topicId })
const fallbackTopic: RequiredTopic = 'ratio'

/**
 * Returns an observation about the most frequent correction of the last days, or null unless it was recorded more than
 * once or corrections are more than a quarter of the awards.
 */
const findUrgentObservation = ({ child, format, messages, findTopicId }: AnswerContext): Observation | null => {
  const { awards, corrections } = countAwardsAndCorrections(child)
  const [hardest] = child.corrections
  if (!hardest || (hardest.times === 1 && corrections * 4 <= awards)) return null
  const { title, times: count } = hardest
  const text =
    awards === 0
      ? format(messages.tips.hardOnly, { title, count })
      : format(messages.tips.hard, { title, count, good: awards })
  return { text, topicId: findTopicId(title) ?? fallbackTopic }
}

const listUsualObservations = ({ child, format, messages: { tips } }: AnswerContext): Observation[] => {
  const [idle] = listIdleHabits(child)
  const [active] = listHabitsWithStreak(child)
  const [good] = child.awards
  const observations: Observation[] = []
  if (idle) {
    const text = format(tips.idle, { title: idle.title, days: idle.idleDays ?? 0 })
    observations.push(createObservation(text, 'lapse'))
  }
  if (active) {
    const { title, streak, targetDays: target } = active
    observations.push(createObservation(format(tips.active, { title, streak, target }), 'praise-how'))
  }
  if (good) {
    const text = format(tips.good, { title: good.title, count: good.times })
    observations.push(createObservation(text, good.times >= frequentAwardCount ? 'only-for-points' : 'praise-how'))
  }
  return observations
}

const chooseObservation = (context: AnswerContext): Observation => {
  const { child, format, messages } = context
  if (!isOldEnoughForPoints(child.ages)) return createObservation(format(messages.tips.underFour, {}), 'special-time')
  const urgent = findUrgentObservation(context)
  if (urgent) return urgent
  const [first, ...rest] = listUsualObservations(context)
  if (first) return pickForDay([first, ...rest], toDayNumber(child.today))
  const text = format(messages.tips.quiet, {})
  return createObservation(text, child.habits.length > 0 ? 'praise-how' : 'first-week')
}

/** Returns today's tip: about a repeated correction if there is one, otherwise about another observation each day. */
export const createDailyTip = (context: AnswerContext): Answer => {
  const { child, format, messages, topics } = context
  const { text: opening, topicId } = chooseObservation(context)
  const topic = topics.get(topicId)
  if (!topic) return createTextAnswer(opening, listOtherActionLabels(context, 'tips'))
  const sentence = pickForDay(messages.praise, toDayNumber(child.today))
  const chosen = chooseTips(topic, context, maxTips, '', sentence)
  const tips = [...chosen.map((tip) => tip.text), format(messages.tips.praise, { sentence })]
  const { text, count } = composeAnswer({ opening, tips, closing: formatSourcesLine(context, topic) })
  return {
    text,
    followUps: [topic.name, ...listOtherActionLabels(context, 'tips')],
    cards: listCardsForAge(topic, child).slice(0, maxCards),
    sources: topic.sources,
    context: { topic: topic.id, latest: chosen.slice(0, count).map(({ position }) => position) },
  }
}
