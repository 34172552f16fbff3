import type { Place } from '#server/assistant/content/follow-ups-schema.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { suitsAge } from '#server/assistant/age-groups.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswer, type Answer } from '#server/assistant/answer.ts'
import { listCardsForAge } from '#server/assistant/cards.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { listNearestTexts } from '#server/assistant/search/nearest-tips.ts'
import { foldText } from '#server/assistant/search/text.ts'
import {
  createExhaustedAnswer,
  formatSourcesLine,
  listFollowUpLabels,
  listUnseenTips,
  tipsBesideAnswer,
  type PlacedTip,
} from '#server/assistant/topic-answer.ts'
import { getFollowUpPatterns } from './patterns.ts'

const maxTips = 3

const joinParts = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('\n\n')

/** Returns the honest sentence for a place, or null without one. */
export const getPlaceAdvice = ({ language }: AnswerContext, place: Place | null): string | null =>
  place === null ? null : loadNonTopicContent()[language].followUps.places[place].advice

/** Returns tips with those that name the place first. */
const orderByPlace = (tips: readonly PlacedTip[], place: Place | null, { language }: AnswerContext): PlacedTip[] => {
  const pattern = getFollowUpPatterns(language).places.find((one) => one.place === place)?.pattern
  if (!pattern) return [...tips]
  const isThere = ({ text }: PlacedTip) => pattern.test(foldText(text))
  return [...tips.filter(isThere), ...tips.filter((tip) => !isThere(tip))]
}

/** Returns the cards of a topic that the conversation has not offered yet. */
const listUnseenCards = (topic: Topic, { child, conversation }: AnswerContext) =>
  listCardsForAge(topic, child).filter(({ id }) => !conversation.cards?.includes(id))

interface MoreParts {
  /** Said before anything else, also when all tips were shown. */
  acknowledgement?: string
  /** Said before the tips. */
  opening: string
  /** Said after the tips, or in place of them. */
  closing?: string
  place: Place | null
  /** The message, where tips that are near to it come first. */
  question?: string
  /** What is prepared for the message in particular: it is said in place of all that stands before the tips. */
  asked?: string | null
}

/** Returns the next tips of a topic, those for the place first. When all were shown it says so, unless the place has a sentence. */
export const createMoreTips = (topic: Topic, context: AnswerContext, parts: MoreParts): Answer => {
  const { acknowledgement = null, opening, closing = null, place, question = '', asked = null } = parts
  const advice = getPlaceAdvice(context, place)
  const unseen = orderByPlace(listUnseenTips(topic, context), place, context)
  const near = listNearestTexts(unseen, question, context.language)
  const tips = [...near, ...unseen.filter((tip) => !near.includes(tip))].slice(
    0,
    asked === null ? maxTips : tipsBesideAnswer,
  )
  if (tips.length === 0) {
    const exhausted = createExhaustedAnswer(topic, context)
    if (asked !== null) return { ...exhausted, text: asked }
    // What was said first is an answer of its own.
    if (acknowledgement !== null && question !== '')
      return { ...exhausted, text: joinParts(acknowledgement, advice, closing) }
    const { stillHolds } = context.messages.followUp
    const ending = advice === null ? exhausted.text : context.format(stillHolds, { topic: topic.name })
    return { ...exhausted, text: joinParts(acknowledgement, advice, closing, ending) }
  }
  const { text, count } = composeAnswer({
    opening: asked ?? joinParts([acknowledgement, advice].filter(Boolean).join(' '), opening),
    tips: tips.map((tip) => tip.text),
    closing: joinParts(closing, formatSourcesLine(context, topic)),
  })
  return {
    text,
    followUps: listFollowUpLabels(topic, context),
    cards: listUnseenCards(topic, context),
    sources: topic.sources,
    context: { topic: topic.id, latest: tips.slice(0, count).map(({ position }) => position) },
  }
}

/** Returns the tips of a topic for another age or child; says so when it has none or when all were shown. */
export const createTipsForOther = (topic: Topic, context: AnswerContext, age: number | null): Answer => {
  const { child, format, messages } = context
  const { followUp } = messages
  const exhausted = createExhaustedAnswer(topic, context)
  if (age !== null && !suitsAge(topic.ages, child.ages))
    return { ...exhausted, text: format(followUp.notForAge, { age, topic: topic.name }) }
  const opening =
    age === null
      ? format(followUp.forChild, { topic: topic.name })
      : format(followUp.forAge, { age, topic: topic.name })
  if (listUnseenTips(topic, context).length === 0)
    return { ...exhausted, text: joinParts(opening, format(followUp.stillHolds, { topic: topic.name })) }
  return createMoreTips(topic, context, { opening, place: null })
}
