import type { Place } from '#server/assistant/content/follow-ups-schema.ts'
import type { Topic } from '#server/assistant/content/topic-schema.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswer, type Answer } from '#server/assistant/answer.ts'
import { listUnseenCards } from '#server/assistant/cards.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { withoutRepeats } from '#server/assistant/said-twice.ts'
import { findTip, listPlanSteps, listUnseenTips, type PlacedTip } from '#server/assistant/topic-tips.ts'
import type { AskedHit } from '#server/assistant/search/asked-search.ts'
import { listTipsNearAnswer } from '#server/assistant/search/tips-near-answer.ts'
import { listNearestTexts } from '#server/assistant/search/nearest-tips.ts'
import { foldText } from '#server/assistant/search/text.ts'
import {
  createExhaustedAnswer,
  formatSourcesLine,
  listFollowUpLabels,
  tipsBesideAnswer,
} from '#server/assistant/topic-answer.ts'
import { listGivenAnswers, listShownTips } from './conversation.ts'
import { getFollowUpPatterns } from './patterns.ts'
import { withoutTried } from './tried-part.ts'

const maxTips = 3

export const joinParts = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('\n\n')

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
  /** What the parent has tried: ideas that are like it are left out, as long as there are others. */
  tried?: string
  /** What is prepared for the message in particular: it is said in place of all that stands before the tips. */
  asked?: AskedHit | null
}

/** Returns the tips that were not shown and say nothing that was said; those that were not shown where all say something again. */
const listNewTips = (topic: Topic, context: AnswerContext): PlacedTip[] => {
  const { conversation, language } = context
  const unseen = listUnseenTips(topic, context)
  const shown = listShownTips(conversation, topic.id).flatMap((position) => findTip(topic, position) ?? [])
  const given = listGivenAnswers(conversation, topic.id).flatMap((position) => topic.answers[position]?.answer ?? [])
  const fresh = withoutRepeats(unseen, [...shown, ...given].join('\n'), language)
  return fresh.length > 0 ? fresh : unseen
}

/** Returns the tips and the steps of the plan to go on with, and whether some are left out because they are like what was tried. */
const listPossible = (topic: Topic, context: AnswerContext, { tried = '', place }: MoreParts) => {
  const tips = orderByPlace(listNewTips(topic, context), place, context)
  const plan = listPlanSteps(topic, context)
  const others = {
    tips: withoutTried(tips, tried, context.language),
    plan: withoutTried(plan, tried, context.language),
  }
  const isLess = others.tips.length + others.plan.length < tips.length + plan.length
  return others.tips.length > 0 ? { ...others, isLess } : { tips, plan, isLess: false }
}

/**
 * Returns the tips to go on with. After a direct answer those come first that are about the same; what is said of it in particular needs no
 * others.
 */
const chooseMoreTips = (
  topic: Topic,
  context: AnswerContext,
  { acknowledgement, question = '', asked = null }: MoreParts,
  { tips, plan }: Pick<ReturnType<typeof listPossible>, 'tips' | 'plan'>,
): PlacedTip[] => {
  const { conversation, language } = context
  const count = asked === null ? maxTips : tipsBesideAnswer
  const given = [...listGivenAnswers(conversation, topic.id), ...(asked ? [asked.position] : [])]
  const isAbout = given.length > 0
  const near = isAbout
    ? listTipsNearAnswer(tips, question, topic.id, language, given)
    : listNearestTexts(tips, question, language)
  const isAnswered = isAbout && question !== '' && (asked !== null || acknowledgement !== undefined)
  if (isAnswered) return (near.length > 0 || asked !== null ? near : plan).slice(0, tipsBesideAnswer)
  return [...new Set([...near, ...plan, ...tips])].slice(0, count)
}

/** Returns what is said where no tip is left: what is prepared, what was said first, or that all tips were shown. */
const createAnswerWithoutTips = (
  topic: Topic,
  context: AnswerContext,
  parts: MoreParts,
  closing: string | null,
): Answer => {
  const { acknowledgement = null, place, question = '', asked = null } = parts
  const exhausted = createExhaustedAnswer(topic, context)
  if (asked !== null) return { ...exhausted, text: asked.answer, context: { topic: topic.id, asked: [asked.position] } }
  const advice = getPlaceAdvice(context, place)
  // What was said first is an answer of its own.
  if (acknowledgement !== null && question !== '')
    return { ...exhausted, text: joinParts(acknowledgement, advice, closing) }
  const holds = context.format(context.messages.followUp.stillHolds, { topic: topic.name })
  return { ...exhausted, text: joinParts(acknowledgement, advice, closing, advice === null ? exhausted.text : holds) }
}

/** Returns the next tips of a topic, those for the place first. When all were shown it says so, unless the place has a sentence. */
export const createMoreTips = (topic: Topic, context: AnswerContext, parts: MoreParts): Answer => {
  const { acknowledgement = null, opening, place, asked = null } = parts
  const possible = listPossible(topic, context, parts)
  const chosen = chooseMoreTips(topic, context, parts, possible)
  const tips = withoutRepeats(chosen, asked?.answer ?? '', context.language)
  const leftOut = possible.isLess ? context.format(context.messages.followUp.leftOut, {}) : null
  const closing = [leftOut, parts.closing].filter(Boolean).join(' ') || null
  if (tips.length === 0) return createAnswerWithoutTips(topic, context, parts, closing)
  const advice = getPlaceAdvice(context, place)
  const { text, count } = composeAnswer({
    opening: asked?.answer ?? joinParts([acknowledgement, advice].filter(Boolean).join(' '), opening),
    tips: tips.map((tip) => tip.text),
    closing: joinParts(closing, formatSourcesLine(context, topic)),
  })
  return {
    text,
    followUps: listFollowUpLabels(topic, context),
    cards: listUnseenCards(topic, context),
    sources: topic.sources,
    context: {
      topic: topic.id,
      latest: tips.slice(0, count).map(({ position }) => position),
      asked: asked ? [asked.position] : [],
    },
  }
}
