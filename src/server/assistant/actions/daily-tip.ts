import { dayNumber } from '#shared/time/day.ts'
import { canEarnPoints } from '#server/assistant/age-groups.ts'
import { otherActions, type AnswerContext } from '#server/assistant/answer-context.ts'
import { composeText, pickForDay, textAnswer, type Answer } from '#server/assistant/answer.ts'
import { cardsFor } from '#server/assistant/cards.ts'
import { activeHabits, countBehaviors, idleHabits } from '#server/assistant/child-context.ts'
import type { RequiredTopic } from '#server/assistant/content/required-topics.ts'
import { sourcesLine, tipsFor } from '#server/assistant/topic-answer.ts'

/** Something noticed in the child's last days, and the topic about it. */
interface Observation {
  text: string
  topicId: string
}

const frequentAwards = 10
const maxCards = 2
const maxTips = 2

const observation = (text: string, topicId: RequiredTopic): Observation => ({ text, topicId })
const fallbackTopic: RequiredTopic = 'ratio'

/** Returns the most frequent correction when it repeats or corrections outweigh a quarter of the awards. */
const urgentObservation = ({ child, format, messages, findTopicId }: AnswerContext): Observation | null => {
  const { awards, corrections } = countBehaviors(child)
  const [hardest] = child.corrections
  if (!hardest || (hardest.times === 1 && corrections * 4 <= awards)) return null
  const { title, times: count } = hardest
  const text =
    awards === 0
      ? format(messages.tips.hardOnly, { title, count })
      : format(messages.tips.hard, { title, count, good: awards })
  return { text, topicId: findTopicId(title) ?? fallbackTopic }
}

const usualObservations = ({ child, format, messages: { tips } }: AnswerContext): Observation[] => {
  const [idle] = idleHabits(child)
  const [active] = activeHabits(child)
  const [good] = child.awards
  const observations: Observation[] = []
  if (idle) {
    const text = format(tips.idle, { title: idle.title, days: idle.idleDays ?? 0 })
    observations.push(observation(text, 'lapse'))
  }
  if (active) {
    const { title, streak, targetDays: target } = active
    observations.push(observation(format(tips.active, { title, streak, target }), 'praise-how'))
  }
  if (good) {
    const text = format(tips.good, { title: good.title, count: good.times })
    observations.push(observation(text, good.times >= frequentAwards ? 'only-for-points' : 'praise-how'))
  }
  return observations
}

const observationFor = (context: AnswerContext): Observation => {
  const { child, format, messages } = context
  if (!canEarnPoints(child.ages)) return observation(format(messages.tips.underFour, {}), 'special-time')
  const urgent = urgentObservation(context)
  if (urgent) return urgent
  const [first, ...rest] = usualObservations(context)
  if (first) return pickForDay([first, ...rest], dayNumber(child.today))
  const text = format(messages.tips.quiet, {})
  return observation(text, child.habits.length > 0 ? 'praise-how' : 'first-week')
}

/** Returns today's tip: about a repeated correction if there is one, otherwise about something else each day. */
export const dailyTip = (context: AnswerContext): Answer => {
  const { child, format, messages, topics } = context
  const { text: opening, topicId } = observationFor(context)
  const topic = topics.get(topicId)
  if (!topic) return textAnswer(opening, otherActions(context, 'tips'))
  const sentence = pickForDay(messages.praise, dayNumber(child.today))
  const tips = [...tipsFor(topic, child, maxTips), format(messages.tips.praise, { sentence })]
  return {
    text: composeText({ opening, tips, closing: sourcesLine(context, topic) }),
    followUps: [topic.name, ...otherActions(context, 'tips')],
    cards: cardsFor(topic, child).slice(0, maxCards),
    sources: topic.sources,
  }
}
