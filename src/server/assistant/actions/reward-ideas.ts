import type { ChatCard } from '#shared/assistant/contract.ts'
import { daysToAfford, paceDays, rewardCost } from '#shared/rewards/rules.ts'
import { dayNumber } from '#shared/time/day.ts'
import { canEarnPoints, singleAge, suitsAge, type AgeRange } from '#server/assistant/age-groups.ts'
import { otherActions, type AnswerContext } from '#server/assistant/answer-context.ts'
import { composeText, rotateForDay, textAnswer, type Answer } from '#server/assistant/answer.ts'
import { hasEntry } from '#server/assistant/cards.ts'
import { sharedContent } from '#server/assistant/content/load.ts'
import type { RewardIdea } from '#server/assistant/content/shared-schema.ts'
import { isUnsuitableSuggestion } from '#server/assistant/unsuitable/unsuitable.ts'

/** Points a day to price by while the child's own pace is unknown. */
const defaultPace = 15
const shownIdeas = 3

type RewardCard = Extract<ChatCard, { kind: 'reward' }>

/** Returns the points earned in some days; rounded to 5 from 10 points on. */
const priceOf = (days: number, pace: number): number => {
  const exact = days * pace
  const rounded = exact < 10 ? Math.round(exact) : Math.round(exact / 5) * 5
  return Math.min(rewardCost.max, Math.max(rewardCost.min, rounded))
}

const averageOf = ([from, to]: AgeRange): AgeRange => singleAge(Math.max(4, from + Math.floor((to - from) / 2)))

const ideasFor = ({ child, language }: AnswerContext): RewardIdea[] =>
  sharedContent()[language].rewardIdeas.filter(
    ({ ages, title }) =>
      suitsAge(ages, averageOf(child.ages)) &&
      !hasEntry(child, 'reward', title) &&
      !isUnsuitableSuggestion('reward', title),
  )

/** Returns three ideas with different waits if possible, the shortest first, different ones each day. */
const chooseIdeas = (ideas: readonly RewardIdea[], day: number): RewardIdea[] => {
  const byWait = [...Map.groupBy(ideas, ({ days }) => days).values()]
  const onePerWait = byWait.flatMap((sameWait) => rotateForDay(sameWait, 1, day))
  const chosen = onePerWait.length > shownIdeas ? rotateForDay(onePerWait, shownIdeas, day) : onePerWait
  const more = ideas.filter((idea) => !chosen.includes(idea)).slice(0, Math.max(0, shownIdeas - chosen.length))
  return [...chosen, ...more].toSorted((a, b) => a.days - b.days)
}

const toCard = ({ id, title, days, category }: RewardIdea, pace: number): RewardCard => ({
  kind: 'reward',
  id: `rewards.${id}`,
  title,
  points: priceOf(days, pace),
  category,
  state: 'new',
})

const formatIdea = ({ title, days }: RewardIdea, points: number, context: AnswerContext): string => {
  const { child, format, messages } = context
  if (child.pace === null) return format(messages.rewards.estimate, { title, points, days })
  const wait = daysToAfford(points, child.balance, child.pace * paceDays) ?? days
  return format(messages.rewards.idea, { title, points, days: wait })
}

const openingFor = ({ child, language, format, messages }: AnswerContext, pace: number): string => {
  const opening = child.pace === null ? messages.rewards.unknownPace : messages.rewards.atPace
  const { balance } = child
  // With a true minus sign.
  const amount = new Intl.NumberFormat(language).format(balance).replace('-', '−')
  return format(opening, { pace: Math.max(1, Math.round(pace)), balance, amount })
}

/** Suggests three rewards that the child does not have, priced by its pace and how long each is worth waiting for. */
export const rewardIdeas = (context: AnswerContext): Answer => {
  const { child, format, messages } = context
  const ideas = chooseIdeas(ideasFor(context), dayNumber(child.today))
  const followUps = otherActions(context, 'rewards')
  if (!canEarnPoints(child.ages)) {
    const opening = format(messages.rewards.underFour, {})
    const text = composeText({ opening, tips: ideas.map(({ title }) => title) })
    return textAnswer(text, followUps)
  }
  if (ideas.length === 0) {
    return textAnswer(format(messages.rewards.none, {}), followUps)
  }
  const pace = child.pace ?? defaultPace
  const text = composeText({
    opening: openingFor(context, pace),
    tips: ideas.map((idea) => formatIdea(idea, priceOf(idea.days, pace), context)),
    closing: format(messages.rewards.choose, {}),
  })
  return { ...textAnswer(text, followUps), cards: ideas.map((idea) => toCard(idea, pace)) }
}
