import type { WeeklyCounts } from '#shared/stats/contract.ts'
import { addDays, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'
import { createPeriod, findPeriodBefore, findPeriodUnit, type Period } from '#server/assistant/record/period.ts'
import type { RecordChild, RecordLookUp, RecordPoints } from '#server/assistant/record/record-look-up.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import {
  listIds,
  type AnswerRecordQuestion,
  type RecordAnswer,
  type RecordQuestion,
} from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { isAtMost } from '#server/assistant/search/text.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerDay } from './answer-day.ts'
import { answerThingComparison, findComparedPeriods } from './answer-thing-comparison.ts'
import { describeHighlights } from './describe-highlights.ts'

interface Summary {
  child: RecordChild
  points: RecordPoints
  counts: WeeklyCounts
  /** What was earned in the period before; null where there is none to compare with. */
  before: number | null
  bars: readonly { day: Day; earned: number }[]
}

const maxDailyBars = 14
const maxWeeklyBars = 70

/** Returns the first days of the bars of a period: its days or its weeks; none for a longer one. */
const listBarStarts = ({ from, to }: Period): Day[] => {
  const length = daysBetween(from, to) + 1
  if (length > maxWeeklyBars) return [from]
  return length <= maxDailyBars ? listDaysFrom(from, length) : listDaysFrom(from, length).filter((_, n) => n % 7 === 0)
}

const emptyPoints: RecordPoints = { earned: 0, deducted: 0, spent: 0 }
const emptyCounts: WeeklyCounts = { behavior: 0, habit: 0, skill: 0, reward: 0 }

const addPoints = (a: RecordPoints, b: RecordPoints): RecordPoints => ({
  earned: a.earned + b.earned,
  deducted: a.deducted + b.deducted,
  spent: a.spent + b.spent,
})

/** Loads what children did in a period, and what they earned in the one before. */
const loadSummaries = async (
  children: readonly RecordChild[],
  period: Period,
  lookUp: RecordLookUp,
): Promise<Summary[]> => {
  const before = findPeriodBefore(period)
  const earlier = before ? [before.from, addDays(before.to, 1)] : []
  const starts = listBarStarts(period)
  const end = addDays(period.to, 1)
  const [first = period.from, ...rest] = [...new Set([...earlier, ...starts, end])]
  const ids = listIds(children)
  const points = await lookUp.sumPoints(ids, [first, ...rest])
  const counts = await lookUp.countActs(ids, [period.from, end])
  const from = [first, ...rest].indexOf(period.from)
  return children.map((child) => {
    const ofChild = points.get(child.id) ?? []
    const within = ofChild.slice(from)
    return {
      child,
      points: within.reduce(addPoints, emptyPoints),
      counts: counts.get(child.id)?.[0] ?? emptyCounts,
      before: before ? (ofChild[0]?.earned ?? 0) : null,
      bars: starts.map((day, n) => ({ day, earned: within[n]?.earned ?? 0 })),
    }
  })
}

/** Returns what is told to somebody who asks what went well. */
const withoutLosses = (summary: Summary): Summary => ({
  ...summary,
  points: { ...summary.points, deducted: 0, spent: 0 },
})

const describeCounts = (counts: WeeklyCounts, { count, list }: RecordTexts): string => {
  const parts = (['behavior', 'habit', 'skill', 'reward'] as const).flatMap((kind) =>
    counts[kind] > 0 ? [count(kind, counts[kind])] : [],
  )
  return list(parts)
}

const isEmpty = ({ points, counts }: Summary): boolean =>
  Object.values<number>({ ...points, ...counts }).every((n) => n === 0)

const describeBefore = ({ before }: Summary, period: Period, { answers, format, count }: RecordTexts): string[] => {
  if (before === null || before === 0) return []
  const message = period.id.startsWith('this-') ? answers.summary.beforeSoFar : answers.summary.before
  return [format(message, { unit: findPeriodUnit(period), earned: count('points', before) })]
}

const describePoints = ({ points }: Summary, earned: string, { answers, format, count }: RecordTexts): string[] => [
  earned,
  ...(points.deducted > 0 ? [format(answers.summary.deducted, { points: count('points', points.deducted) })] : []),
  ...(points.spent > 0 ? [format(answers.summary.spent, { points: count('points', points.spent) })] : []),
]

/** Returns the numbers of a period in one sentence. */
const describeNumbers = (summary: Summary, period: Period, texts: RecordTexts): string => {
  const { answers, format, count, joinParts } = texts
  const { points, counts, before } = summary
  const earned = format(answers.summary.points, { earned: count('points', points.earned) })
  const recorded = describeCounts(counts, texts)
  const parts = joinParts([...describePoints(summary, earned, texts), ...(recorded === '' ? [] : [recorded])])
  if (before === null || before === 0) return format(answers.summary.numbers, { parts })
  const unit = `${findPeriodUnit(period)}${period.id.startsWith('this-') ? 'SoFar' : ''}`
  return format(answers.summary.numbersBefore, { unit, parts, earned: count('points', before) })
}

const maxSize = { words: 60, characters: 120 }

const describeOne = (summary: Summary, highlights: readonly string[], period: Period, texts: RecordTexts): string => {
  const { answers, format, count, joinParts, joinSentences } = texts
  const { child, points, counts } = summary
  const values = { who: child.name, period: texts.period(period) }
  if (highlights.length > 0) {
    const numbers = isEmpty(summary) ? [] : [describeNumbers(summary, period, texts)]
    const intro = joinSentences([format(answers.summary.intro, values), ...highlights])
    const text = [intro, ...numbers].join('\n\n')
    // The first one stands however long it is.
    return highlights.length === 1 || isAtMost(text, maxSize)
      ? text
      : describeOne(summary, highlights.slice(0, -1), period, texts)
  }
  if (isEmpty(summary))
    return joinSentences([format(answers.summary.none, values), ...describeBefore(summary, period, texts)])
  const earned = format(answers.summary.earned, { ...values, earned: count('points', points.earned) })
  const recorded = describeCounts(counts, texts)
  const sentences = [
    format(answers.summary.minus, { parts: joinParts(describePoints(summary, earned, texts)) }),
    ...(recorded === '' ? [] : [format(answers.summary.counts, { counts: recorded })]),
    ...describeBefore(summary, period, texts),
  ]
  return joinSentences(sentences)
}

const describeSideBySide = (
  summaries: readonly Summary[],
  period: Period,
  message: RecordMessage,
  texts: RecordTexts,
): string => {
  const { answers, format, count } = texts
  const lines = summaries.map((summary) => {
    const values = { who: summary.child.name, period: texts.period(period) }
    if (isEmpty(summary)) return format(answers.summary.none, values)
    const earned = count('points', summary.points.earned)
    return format(answers.summary.side, { ...values, earned, counts: describeCounts(summary.counts, texts) })
  })
  const title = format(answers.summary.sides, { period: texts.period(period) })
  const noRank = message.has('ranks') ? [format(answers.summary.noRank, {})] : []
  return [title, ...lines.map((line) => `• ${line}`), ...noRank].join('\n')
}

const createChart = ({ child, bars }: Summary, texts: RecordTexts): RecordAnswer['chart'] => {
  const label =
    bars.length > 7 || daysBetween(bars[0]?.day ?? '', bars[1]?.day ?? '') > 1 ? texts.shortDay : texts.weekday
  return {
    title: texts.format(texts.answers.summary.chart, { who: child.name }),
    bars: bars.map(({ day, earned }) => ({ label: label(day), value: earned })),
  }
}

/** Returns whether one entry is asked about: else its figures are to come, without queries in vain. */
const mayNameThing = ({ needsThing, thing }: RecordQuestion): boolean => needsThing || thing !== null

/** Answers how often what is named was recorded in two periods; if nothing is named, how their figures compare. */
const answerCompared = async (
  question: RecordQuestion,
  periods: readonly [Period, Period],
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer | null> => {
  const ofThing = mayNameThing(question) ? await answerThingComparison(question, periods, lookUp, texts) : null
  return ofThing ?? (question.needsThing ? null : answerComparison(question, periods, lookUp, texts))
}

/** Answers how a week or a month was: of one child what is worth telling, then the numbers, against those before. Or how a day was. */
export const answerSummary: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message } = question
  const compared = findComparedPeriods(question, lookUp)
  if (compared) return answerCompared(question, compared, lookUp, texts)
  if (question.needsThing) return null
  const period = question.period ?? createPeriod('this-week', lookUp)
  if (!period) return null
  if (findPeriodUnit(period) === 'day') return answerDay({ ...question, period }, lookUp, texts)
  const loaded = await loadSummaries(children, period, lookUp)
  const summaries = message.has('praise') ? loaded.map(withoutLosses) : loaded
  const [first] = summaries
  const isOne = first !== undefined && summaries.length === 1
  // Who asks how many points wants the number first.
  const asksNumber = message.has('points') && message.has('howMany')
  const highlights =
    isOne && !asksNumber
      ? describeHighlights(await lookUp.findHighlights(first.child.id, period.from, period.to), texts)
      : []
  return {
    text: isOne ? describeOne(first, highlights, period, texts) : describeSideBySide(summaries, period, message, texts),
    screen: 'profile',
    period,
    numbers: summaries.flatMap(({ points, counts }) => [points.earned, ...Object.values(counts)]).slice(0, 20),
    ...(isOne && first.bars.length > 1 && !isEmpty(first) && { chart: createChart(first, texts) }),
  }
}
