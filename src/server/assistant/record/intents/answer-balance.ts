import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordChild } from '#server/assistant/record/record-look-up.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const describeBalance = ({ name: who, points }: RecordChild, { answers, format, count }: RecordTexts): string => {
  const { balance } = answers
  if (points === 0) return format(balance.none, { who })
  if (points > 0) return format(balance.one, { who, points: count('points', points) })
  return format(balance.negative, { who, points: count('points', points), missing: count('points', -points) })
}

/** Answers how many points there are: of one child, or of all side by side. */
export const answerBalance: AnswerRecordQuestion = async ({ children }, _, texts) => {
  const text = children.map((child) => describeBalance(child, texts)).join('\n')
  const bars = children.map(({ name, points }) => ({ label: name, value: points }))
  const title = texts.format(texts.answers.balance.chart, {})
  return {
    text,
    screen: 'timeline',
    numbers: children.map(({ points }) => points),
    ...(children.length > 1 && { chart: { title, bars } }),
  }
}
