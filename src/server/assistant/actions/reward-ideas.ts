import type { ChatCard } from '#shared/assistant/contract.ts'
import { daysToAfford, costLimits } from '#shared/rewards/rules.ts'
import { toDayNumber } from '#shared/time/day.ts'
import { isOldEnoughForPoints, createSingleAgeRange, suitsAge, type AgeRange } from '#server/assistant/age-groups.ts'
import { listOtherActionLabels, type AnswerContext } from '#server/assistant/answer-context.ts'
import { composeAnswerText, pickManyForDay, createTextAnswer, type Answer } from '#server/assistant/answer.ts'
import { hasSimilarEntry } from '#server/assistant/cards.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import type { RewardIdea } from '#server/assistant/content/non-topic-content-schema.ts'
import { listShownTips } from '#server/assistant/follow-up/conversation.ts'
import { isUnsuitableSuggestion } from '#server/assistant/unsuitable/unsuitable.ts'

/** Points a week to price by while the child's own pace is unknown. */
const defaultPace = 105
const ideasPerAnswer = 3

type RewardCard = Extract<ChatCard, { kind: 'reward' }>

/** Returns the price of a reward that is worth waiting `days` for, at `pace` points a week; from 10 points on in steps of 5. */
const calculatePriceForWait = (days: number, pace: number): number => {
  const exact = (days * pace) / 7
  const rounded = exact < 10 ? Math.round(exact) : Math.round(exact / 5) * 5
  return Math.min(costLimits.max, Math.max(costLimits.min, rounded))
}

const middleAge = ([from, to]: AgeRange): AgeRange =>
  createSingleAgeRange(Math.max(4, from + Math.floor((to - from) / 2)))

const listSuitableIdeas = ({ child, language }: AnswerContext): RewardIdea[] =>
  loadNonTopicContent()[language].rewardIdeas.filter(
    ({ ages, title }) =>
      suitsAge(ages, middleAge(child.ages)) &&
      !hasSimilarEntry(child, 'reward', title) &&
      !isUnsuitableSuggestion('reward', title),
  )

/** Returns the ideas that the conversation has not shown yet. */
const listUnseenIdeas = (ideas: readonly RewardIdea[], { language, conversation }: AnswerContext): RewardIdea[] => {
  const shown = listShownTips(conversation, 'rewards')
  const all = loadNonTopicContent()[language].rewardIdeas
  return ideas.filter((idea) => !shown.includes(all.indexOf(idea)))
}

/** Returns three ideas with different waits if possible, the shortest first, different ones each day. */
const chooseIdeas = (ideas: readonly RewardIdea[], day: number): RewardIdea[] => {
  const byWait = [...Map.groupBy(ideas, ({ days }) => days).values()]
  const onePerWait = byWait.flatMap((sameWait) => pickManyForDay(sameWait, 1, day))
  const chosen = onePerWait.length > ideasPerAnswer ? pickManyForDay(onePerWait, ideasPerAnswer, day) : onePerWait
  const more = ideas.filter((idea) => !chosen.includes(idea)).slice(0, Math.max(0, ideasPerAnswer - chosen.length))
  return [...chosen, ...more].toSorted((a, b) => a.days - b.days)
}

/** Returns the card of an idea, with the days until the child can pay it, or those that its price stands for while its pace is unknown. */
const toRewardCard = ({ id, title, days, category }: RewardIdea, { child }: AnswerContext): RewardCard => {
  const { balance, pointsPerWeek } = child
  const points = calculatePriceForWait(days, pointsPerWeek ?? defaultPace)
  const wait = pointsPerWeek === null ? days : (daysToAfford(points, balance, pointsPerWeek) ?? days)
  return { kind: 'reward', id: `rewards.${id}`, title, points, category, days: wait, state: 'new' }
}

const formatOpening = ({ child, language, format, messages }: AnswerContext, pace: number): string => {
  const opening = child.pointsPerWeek === null ? messages.rewards.unknownPace : messages.rewards.atPace
  const { balance } = child
  // With a true minus sign.
  const amount = new Intl.NumberFormat(language).format(balance).replace('-', '−')
  return format(opening, { pace: Math.max(1, Math.round(pace)), balance, amount })
}

/** The text only introduces ideas that have cards. */
const describeIdeas = (ideas: readonly RewardIdea[], context: AnswerContext) => {
  const { child, format, messages } = context
  if (!isOldEnoughForPoints(child.ages)) {
    const opening = format(messages.rewards.underFour, {})
    return { text: composeAnswerText({ opening, tips: ideas.map(({ title }) => title) }), cards: [] }
  }
  const text = composeAnswerText({
    opening: formatOpening(context, child.pointsPerWeek ?? defaultPace),
    tips: [],
    closing: format(messages.rewards.choose, {}),
  })
  return { text, cards: ideas.map((idea) => toRewardCard(idea, context)) }
}

/** Returns an answer that suggests three rewards the child does not have, priced by its points a week and the wait for each. */
export const createRewardIdeas = (context: AnswerContext): Answer => {
  const { child, language, format, messages } = context
  const suitable = listSuitableIdeas(context)
  const ideas = chooseIdeas(listUnseenIdeas(suitable, context), toDayNumber(child.today))
  const followUps = listOtherActionLabels(context, 'rewards')
  if (ideas.length === 0) {
    const text =
      suitable.length === 0
        ? format(messages.rewards.none, {})
        : format(messages.followUp.exhausted, { topic: messages.actions.rewards })
    return { ...createTextAnswer(text, followUps), context: { topic: 'rewards' } }
  }
  const all = loadNonTopicContent()[language].rewardIdeas
  const latest = ideas.map((idea) => all.indexOf(idea))
  return { ...createTextAnswer('', followUps), ...describeIdeas(ideas, context), context: { topic: 'rewards', latest } }
}
