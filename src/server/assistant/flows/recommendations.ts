import type { ChatCard } from '#shared/assistant/contract.ts'
import { dayNumber } from '#shared/time/day.ts'
import { named, oneOf, someOf, textOf, type Answer } from '#server/assistant/answer.ts'
import { isFor, takesPoints } from '#server/assistant/band.ts'
import { cardsOf, isNew } from '#server/assistant/cards.ts'
import { runningHabits, type ChildRecord } from '#server/assistant/child.ts'
import { entriesOf } from '#server/assistant/knowledge.ts'
import { topicPlan } from '#server/assistant/topics/plan.ts'
import type { Asking } from '#server/assistant/topic-answer.ts'
import type { TopicId } from '#server/assistant/topic.ts'
import type { Words } from '#server/assistant/words/words.ts'
import { otherActions, type TopicOf } from './tips.ts'

type Kind = 'behavior' | 'habit' | 'skill'
type Suggested = Extract<ChatCard, { kind: Kind }>

const isOfKind = (card: ChatCard, kind: Kind): card is Suggested => card.kind === kind

// What is hard this week comes first, then what is near to it; the rest of what suits the age has its turn day by day.
const inOrder = ({ child, topics }: Asking, about: TopicId | null): TopicId[] => {
  const fitting = entriesOf(topics).flatMap(([id]) => (isFor(topicPlan[id].ages, child.ages) ? [id] : []))
  const near: TopicId[] = about === null ? [] : [about, ...topicPlan[about].followUps]
  const turned = dayNumber(child.today) * 5
  const rest = fitting.map((_, n) => fitting[(n + turned) % fitting.length]).filter((id) => id !== undefined)
  return [...near.filter((id) => fitting.includes(id)), ...rest.filter((id) => !near.includes(id))]
}

const suggestions = (asking: Asking, about: TopicId | null): Suggested[] => {
  const kinds: readonly Kind[] = ['behavior', 'habit', 'skill']
  const cards = inOrder(asking, about).flatMap((id) => {
    const text = asking.topics[id]
    return text ? cardsOf(id, text, asking.child).filter(isNew) : []
  })
  return kinds.flatMap((kind) => cards.filter((card) => isOfKind(card, kind)).slice(0, 1))
}

const lineOf = (card: Suggested, { recommendations }: Words): string => {
  if (card.kind === 'behavior') return recommendations.behavior(card.title, card.points)
  if (card.kind === 'habit') return recommendations.habit(card.title, card.targetDays)
  return recommendations.skill(card.title, card.target, card.unit ?? '')
}

const reasonOf = (child: ChildRecord, { recommendations }: Words, about: TopicId | null): string => {
  const [hard] = child.corrections
  const [running] = runningHabits(child)
  if (hard && about !== null) return recommendations.because(hard.title)
  return running ? recommendations.further(running.title, running.run) : recommendations.start
}

/** Below four: a praise sentence and moments to keep. */
const forLittle = ({ child, topics, words }: Asking): Answer => {
  const day = dayNumber(child.today)
  const moments = entriesOf(topics).flatMap(([id, text]) =>
    cardsOf(id, text, child).filter(({ kind }) => kind === 'moment'),
  )
  const tips = [words.tips.say(oneOf(words.praise, day))]
  const text = named(textOf({ opening: words.recommendations.little, tips }), child.name)
  return { text, followUps: otherActions(words, 'recommendations'), cards: someOf(moments, 1, day), sources: [] }
}

/** A behaviour, a habit and a challenge that the child does not have yet, near to what its week was about. */
export const recommendations = (asking: Asking, topicOf: TopicOf): Answer => {
  const { child, words } = asking
  if (!takesPoints(child.ages)) return forLittle(asking)
  const [hard] = child.corrections
  const about = hard ? topicOf(hard.title) : null
  const cards = suggestions(asking, about)
  const followUps = otherActions(words, 'recommendations')
  if (cards.length === 0) {
    return { text: named(words.recommendations.none, child.name), followUps, cards: [], sources: [] }
  }
  const tips = cards.map((card) => lineOf(card, words))
  const opening = reasonOf(child, words, about)
  const text = textOf({ opening, tips, closing: words.recommendations.oneByOne })
  return { text: named(text, child.name), followUps, cards, sources: [] }
}
