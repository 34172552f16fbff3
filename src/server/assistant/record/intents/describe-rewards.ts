import { sortNearestFirst } from '#shared/rewards/rules.ts'
import type { RecordChild, RecordReward } from '#server/assistant/record/record-look-up.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const maxNamed = 3

/** Returns that a child has no such reward, with the nearest ones. */
export const describeRewards = (child: RecordChild, rewards: readonly RecordReward[], texts: RecordTexts): string => {
  const { answers, format, count, list } = texts
  const values = { who: child.name, points: count('points', child.points) }
  if (rewards.length === 0) return format(answers.afford.noRewards, values)
  const named = sortNearestFirst(rewards, new Set())
    .slice(0, maxNamed)
    .map(({ title, pointsCost }) => format(answers.listed, { title, value: count('points', pointsCost) }))
  return format(answers.afford.noSuchReward, { ...values, rewards: list(named) })
}

/** Returns which rewards a child has enough for, the dearest first, and which one is next. */
export const describeChoice = (child: RecordChild, rewards: readonly RecordReward[], texts: RecordTexts): string => {
  const { answers, format, count, number, list, joinSentences } = texts
  const byCost = rewards.filter(({ isPromised }) => !isPromised).toSorted((a, b) => b.pointsCost - a.pointsCost)
  const [within, beyond] = [
    byCost.filter((one) => one.pointsCost <= child.points),
    byCost.filter((one) => one.pointsCost > child.points),
  ]
  const next = beyond.at(-1)
  const item = ({ title, pointsCost }: RecordReward) =>
    format(answers.listed, { title, value: count('points', pointsCost) })
  const values = { who: child.name, points: count('points', child.points) }
  return joinSentences([
    within.length === 0
      ? format(answers.balance.one, values)
      : format(answers.afford.choice, { ...values, rewards: list(within.slice(0, maxNamed).map(item)) }),
    ...(next
      ? [format(answers.afford.next, { reward: item(next), missing: number(next.pointsCost - child.points) })]
      : []),
  ])
}
