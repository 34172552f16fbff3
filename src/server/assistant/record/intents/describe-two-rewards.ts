import { daysToAfford } from '#shared/rewards/rules.ts'
import type { RecordChild, RecordReward } from '#server/assistant/record/record-look-up.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const describePace = (
  cost: number,
  points: number,
  pace: number | null,
  { answers, format, count }: RecordTexts,
): string => {
  const { afford } = answers
  const days = daysToAfford(cost, points, pace)
  if (days !== null) return format(afford.paceDays, { days: count('days', days) })
  return format(pace === null ? afford.paceUnknown : afford.paceIdle, {})
}

/** Returns what is left after a first reward, or what it is short of, and what is then missing for a second one. */
export const describeTwoRewards = (
  { name: who, points }: RecordChild,
  [first, second]: readonly [RecordReward, RecordReward],
  pace: number | null,
  texts: RecordTexts,
): string => {
  const { answers, format, count, number, joinSentences } = texts
  const { afford } = answers
  const left = points - first.pointsCost
  const values = { who, title: first.title, cost: count('points', first.pointsCost), points: count('points', points) }
  const then = { title: second.title, cost: count('points', second.pointsCost) }
  const missing = second.pointsCost - left
  const one =
    left < 0
      ? format(afford.firstShort, { ...values, missing: number(-left) })
      : format(afford.firstLeft, { ...values, left: count('points', left) })
  if (missing <= 0) return joinSentences([one, format(afford.thenEnough, { ...then, left: count('points', -missing) })])
  const other = format(left < 0 ? afford.bothMissing : afford.thenMissing, { ...then, missing: number(missing) })
  return joinSentences([one, other, describePace(second.pointsCost, left, pace, texts)])
}

/** Returns what is missing for a second reward if a first one is taken before. */
export const describeWithFirst = (
  { points }: RecordChild,
  [first, second]: readonly [RecordReward, RecordReward],
  pace: number | null,
  texts: RecordTexts,
): string => {
  const { answers, format, count, number, joinSentences } = texts
  const left = points - first.pointsCost
  const missing = Math.max(0, second.pointsCost - left)
  const values = { title: first.title, cost: count('points', first.pointsCost), missing: number(missing) }
  const then = format(answers.afford.withFirst, values)
  return missing === 0 ? then : joinSentences([then, describePace(second.pointsCost, left, pace, texts)])
}
