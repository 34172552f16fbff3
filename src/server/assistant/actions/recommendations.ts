import type { ChatCard } from '#shared/assistant/contract.ts'
import { toDayNumber } from '#shared/time/day.ts'
import { isOldEnoughForPoints, suitsAge } from '#server/assistant/age-groups.ts'
import { listOtherActionLabels, type AnswerContext } from '#server/assistant/answer-context.ts'
import {
  composeAnswerText,
  pickForDay,
  pickManyForDay,
  createTextAnswer,
  type Answer,
} from '#server/assistant/answer.ts'
import { listCardsForAge, isNewCard } from '#server/assistant/cards.ts'
import { listHabitsWithStreak } from '#server/assistant/child-context.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
const suggestedKinds = ['behavior', 'habit', 'skill'] as const

type SuggestedKind = (typeof suggestedKinds)[number]
type Suggestion = Extract<ChatCard, { kind: SuggestedKind }>

const isOfKind = (card: ChatCard, kind: SuggestedKind): card is Suggestion => card.kind === kind

const dailyTopicShift = 5

// First the topic of the most frequent correction and its follow-ups; the others take turns day by day.
const orderTopics = ({ child, topics }: AnswerContext, about: Topic | undefined): Topic[] => {
  const suitable = [...topics.values()].filter(({ ages }) => suitsAge(ages, child.ages))
  const related = about ? [about.id, ...about.followUps] : []
  const start = suitable.length === 0 ? 0 : (toDayNumber(child.today) * dailyTopicShift) % suitable.length
  const rotated = [...suitable.slice(start), ...suitable.slice(0, start)]
  return [
    ...related.flatMap((id) => suitable.find((topic) => topic.id === id) ?? []),
    ...rotated.filter(({ id }) => !related.includes(id)),
  ]
}

const chooseSuggestions = (context: AnswerContext, about: Topic | undefined): Suggestion[] => {
  const offered = context.conversation.cards ?? []
  const cards = orderTopics(context, about)
    .flatMap((topic) => listCardsForAge(topic, context.child).filter(isNewCard))
    .filter(({ id }) => !offered.includes(id))
  return suggestedKinds.flatMap((kind) => cards.filter((card) => isOfKind(card, kind)).slice(0, 1))
}

const formatOpening = ({ child, format, messages: { recommendations } }: AnswerContext, about: Topic | undefined) => {
  const [hardest] = child.corrections
  if (hardest && about) return format(recommendations.because, { title: hardest.title })
  const [active] = listHabitsWithStreak(child)
  if (!active) return format(recommendations.start, {})
  return format(recommendations.next, { title: active.title, days: active.streak })
}

/** Returns the recommendations for a child under four: a sentence of praise to say, and a moment to record. */
const createRecommendationsUnderFour = (context: AnswerContext): Answer => {
  const { child, format, messages, topics, conversation } = context
  const day = toDayNumber(child.today)
  const moments = [...topics.values()].flatMap((topic) =>
    listCardsForAge(topic, child).filter(({ kind, id }) => kind === 'moment' && !conversation.cards?.includes(id)),
  )
  const opening = format(messages.recommendations.underFour, {})
  const sentence = pickForDay(messages.praise, day)
  const text = composeAnswerText({ opening, tips: [format(messages.tips.praise, { sentence })] })
  return {
    ...createTextAnswer(text, listOtherActionLabels(context, 'recommendations')),
    cards: pickManyForDay(moments, 1, day),
    context: { topic: 'recommendations' },
  }
}

/** Returns an answer that suggests a behaviour, a habit and a challenge that the child does not have yet. */
export const createRecommendations = (context: AnswerContext): Answer => {
  const { child, format, messages, topics, findTopicId } = context
  if (!isOldEnoughForPoints(child.ages)) return createRecommendationsUnderFour(context)
  const [hardest] = child.corrections
  const about = topics.get((hardest && findTopicId(hardest.title)) ?? '')
  const cards = chooseSuggestions(context, about)
  const followUps = listOtherActionLabels(context, 'recommendations')
  if (cards.length === 0) {
    const isShown = context.conversation.topic === 'recommendations'
    const text = isShown
      ? format(messages.followUp.exhausted, { topic: messages.actions.recommendations })
      : format(messages.recommendations.none, {})
    return { ...createTextAnswer(text, followUps), context: { topic: 'recommendations' } }
  }
  // What is suggested stands on the cards.
  const text = composeAnswerText({
    opening: formatOpening(context, about),
    tips: [],
    closing: format(messages.recommendations.oneByOne, {}),
  })
  return { ...createTextAnswer(text, followUps), cards, context: { topic: 'recommendations' } }
}
