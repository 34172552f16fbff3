import type { ChatAction } from '#shared/assistant/contract.ts'
import { dayNumber } from '#shared/time/day.ts'
import { named, oneOf, textOf, type Answer } from '#server/assistant/answer.ts'
import { takesPoints } from '#server/assistant/band.ts'
import { cardsOf } from '#server/assistant/cards.ts'
import { countsOf, idleHabits, runningHabits, type ChildRecord } from '#server/assistant/child.ts'
import { sourceLine, sourcesOf, tipsFor, type Asking } from '#server/assistant/topic-answer.ts'
import type { TopicId } from '#server/assistant/topic.ts'
import type { Words } from '#server/assistant/words/words.ts'

/** What is worth a word today, and the topic that has something to say to it. */
interface Noticed {
  says: string
  topic: TopicId
}

/** Which topic a title that a parent wrote is about, or null. */
export type TopicOf = (title: string) => TopicId | null

const manyTimes = 10
const cardsShown = 2
const tipsShown = 2

/** All that is worth a word; what presses stands alone. */
const noticed = (child: ChildRecord, { tips }: Words, topicOf: TopicOf): Noticed[] => {
  if (!takesPoints(child.ages)) return [{ says: tips.little, topic: 'special-time' }]
  const counts = countsOf(child)
  const [hard] = child.corrections
  const [idle] = idleHabits(child)
  const [running] = runningHabits(child)
  const [good] = child.awards
  const pressing = hard && (hard.times > 1 || counts.corrections * 4 > counts.awards)
  if (pressing)
    return [{ says: tips.hard(hard.title, hard.times, counts.awards), topic: topicOf(hard.title) ?? 'ratio' }]
  return [
    idle ? { says: tips.idle(idle.title, idle.quietDays ?? 0), topic: 'lapse' as const } : null,
    running
      ? { says: tips.running(running.title, running.run, running.targetDays), topic: 'praise-how' as const }
      : null,
    good
      ? {
          says: tips.good(good.title, good.times),
          topic: good.times >= manyTimes ? ('only-for-points' as const) : ('praise-how' as const),
        }
      : null,
  ].filter((one) => one !== null)
}

/** Labels of the chips that lead to the other flows. */
export const otherActions = (words: Words, than: ChatAction): string[] =>
  Object.entries(words.actions).flatMap(([action, label]) => (action === than ? [] : [label]))

/** Today's tip, from how the child's days went: what presses, else one thing after the other, day by day. */
export const tipOfToday = ({ child, topics, words }: Asking, topicOf: TopicOf): Answer => {
  const day = dayNumber(child.today)
  const all = noticed(child, words, topicOf)
  const quiet: Noticed = { says: words.tips.quiet, topic: child.habits.length > 0 ? 'praise-how' : 'first-week' }
  const [first = quiet, ...rest] = all
  const { says, topic } = oneOf([first, ...rest], rest.length === 0 ? 0 : day)
  const text = topics[topic]
  if (!text) return { text: named(says, child.name), followUps: otherActions(words, 'tips'), cards: [], sources: [] }
  const tips = [...tipsFor(text, child, tipsShown), words.tips.say(oneOf(words.praise, day))]
  return {
    text: named(textOf({ opening: says, tips, closing: sourceLine(words, text) }), child.name),
    followUps: [text.name, ...otherActions(words, 'tips')],
    cards: cardsOf(topic, text, child).slice(0, cardsShown),
    sources: sourcesOf(text),
  }
}
