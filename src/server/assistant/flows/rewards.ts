import type { ChatCard } from '#shared/assistant/contract.ts'
import { daysToAfford, paceDays, rewardCost } from '#shared/rewards/rules.ts'
import { dayNumber } from '#shared/time/day.ts'
import { named, someOf, textOf, type Answer } from '#server/assistant/answer.ts'
import { isFor, takesPoints, yearOf } from '#server/assistant/band.ts'
import { has } from '#server/assistant/cards.ts'
import type { ChildRecord } from '#server/assistant/child.ts'
import { isNeverSuggested } from '#server/assistant/never/is-never.ts'
import { rewardBank, type BankKey } from '#server/assistant/reward-bank.ts'
import type { Asking } from '#server/assistant/topic-answer.ts'
import type { Words } from '#server/assistant/words/words.ts'
import { otherActions } from './tips.ts'

/** Points a day to price by, while a child's own pace is not known. */
const usualPace = 15
const ideasShown = 3

type Idea = Extract<ChatCard, { kind: 'reward' }>

/** Small prices to the point, others to five: the wait times the pace. */
const priceOf = (days: number, pace: number): number => {
  const exact = days * pace
  const round = exact < 10 ? Math.round(exact) : Math.round(exact / 5) * 5
  return Math.min(rewardCost.max, Math.max(rewardCost.min, round))
}

const keys = Object.keys(rewardBank) as BankKey[]

const keysFor = (child: ChildRecord, words: Words): BankKey[] =>
  keys.filter(
    (key) =>
      isFor(
        rewardBank[key].ages,
        yearOf(Math.max(4, child.ages[0] + Math.floor((child.ages[1] - child.ages[0]) / 2))),
      ) &&
      !has(child, 'reward', words.bank[key]) &&
      !isNeverSuggested('reward', words.bank[key]),
  )

/** One idea of each wait, the shortest first, other ones each day; filled up from the rest. */
const chosen = (fitting: readonly BankKey[], turn: number): BankKey[] => {
  const byWait = [...Map.groupBy(fitting, (key) => rewardBank[key].days).values()]
  const first = byWait.flatMap((ofWait) => someOf(ofWait, 1, turn))
  const waits = first.length > ideasShown ? someOf(first, ideasShown, turn) : first
  const more = fitting.filter((key) => !waits.includes(key)).slice(0, Math.max(0, ideasShown - waits.length))
  return [...waits, ...more].toSorted((a, b) => rewardBank[a].days - rewardBank[b].days)
}

/** Three rewards that the child does not have, priced by its pace and how long each is worth waiting for. */
export const rewardIdeas = ({ child, words }: Asking): Answer => {
  const { rewards } = words
  const ideas = chosen(keysFor(child, words), dayNumber(child.today))
  const followUps = otherActions(words, 'rewards')
  if (!takesPoints(child.ages)) {
    const tips = ideas.map((key) => words.bank[key])
    return { text: named(textOf({ opening: rewards.little, tips }), child.name), followUps, cards: [], sources: [] }
  }
  if (ideas.length === 0) return { text: named(rewards.none, child.name), followUps, cards: [], sources: [] }
  const pace = child.pace ?? usualPace
  const cards = ideas.map((key): Idea => {
    const { days, category } = rewardBank[key]
    const id = `rewards.${key}`
    return { kind: 'reward', id, title: words.bank[key], points: priceOf(days, pace), category, state: 'new' }
  })
  const told = Math.max(1, Math.round(pace))
  const opening = child.pace === null ? rewards.noPace(told, child.balance) : rewards.atPace(told, child.balance)
  const tips = cards.map(({ title, points }, n) => {
    const wait = ideas[n] === undefined ? 0 : rewardBank[ideas[n]].days
    if (child.pace === null) return rewards.guess(title, points, wait)
    return rewards.idea(title, points, daysToAfford(points, child.balance, pace * paceDays) ?? wait)
  })
  return { text: named(textOf({ opening, tips, closing: rewards.choose }), child.name), followUps, cards, sources: [] }
}
