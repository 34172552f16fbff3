import type { Day } from '#shared/time/day.ts'
import type { RecordSkill } from '#server/assistant/record/record-look-up.ts'
import type { RecordAnswer } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

const minToCompare = 4
const levelShare = 0.03

/** Returns how the latest scores compare with those before; `scores` are in the order of time. */
export const describeTrend = (scores: readonly number[], { answers, format, list, number }: RecordTexts): string[] => {
  if (scores.length < 2) return []
  const shown = { scores: list(scores.map(number)) }
  if (scores.length < minToCompare) return [format(answers.best.few, shown)]
  const half = Math.floor(scores.length / 2)
  const [before, latest] = [mean(scores.slice(0, half)), mean(scores.slice(half))]
  if (Math.abs(latest - before) <= before * levelShare) return [format(answers.best.level, shown)]
  return [format(latest > before ? answers.best.rising : answers.best.lower, shown)]
}

/** Returns the chart of the scores of a challenge; nothing where there are not two. */
export const createChart = (
  skill: RecordSkill | undefined,
  scores: readonly { score: number; day: Day }[],
  { answers, format, shortDay }: RecordTexts,
): Pick<RecordAnswer, 'chart'> => {
  if (!skill || scores.length < 2) return {}
  const bars = scores.map(({ score, day }) => ({ label: shortDay(day), value: score }))
  return { chart: { title: format(answers.best.chart, { title: skill.title }), bars } }
}
