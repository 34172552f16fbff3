import { addDays, type Day } from '#shared/time/day.ts'
import type { Period } from '#server/assistant/record/period.ts'
import type { RecordChild, RecordDeeds, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { listIds, type RecordAnswer, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const maxTitles = 4

const sumOf = (deeds: readonly RecordDeeds[], value: (deed: RecordDeeds) => number): number =>
  deeds.reduce((total, deed) => total + value(deed), 0)

/** Returns the points of a day as the app shows them: rewards are spent, not lost. */
const sumDay = (deeds: readonly RecordDeeds[]) => ({
  earned: sumOf(deeds, ({ earned }) => earned),
  deducted: sumOf(deeds, ({ type, lost }) => (type === 'behavior' ? lost : 0)),
  spent: sumOf(deeds, ({ type, lost }) => (type === 'reward' ? lost : 0)),
})

const describeTitles = (deeds: readonly RecordDeeds[], { list, format, answers, count }: RecordTexts): string[] => {
  const titled = deeds.filter(({ title }) => title !== '').toSorted((a, b) => b.times - a.times)
  if (titled.length === 0) return []
  const named = titled
    .slice(0, maxTitles)
    .map(({ title, times }) => (times === 1 ? title : format(answers.listed, { title, value: count('times', times) })))
  return [format(answers.summary.deeds, { titles: list(named) })]
}

const describeDay = (child: RecordChild, deeds: readonly RecordDeeds[], period: Period, texts: RecordTexts): string => {
  const { answers, format, count, joinParts, joinSentences } = texts
  const values = { who: child.name, period: texts.period(period) }
  if (deeds.length === 0) return format(answers.summary.none, values)
  const { earned, deducted, spent } = sumDay(deeds)
  const parts = [
    format(answers.summary.earned, { ...values, earned: count('points', earned) }),
    ...(deducted > 0 ? [format(answers.summary.deducted, { points: count('points', deducted) })] : []),
    ...(spent > 0 ? [format(answers.summary.spent, { points: count('points', spent) })] : []),
  ]
  return joinSentences([format(answers.summary.minus, { parts: joinParts(parts) }), ...describeTitles(deeds, texts)])
}

const describeDayBefore = (deeds: readonly RecordDeeds[], { answers, format, count }: RecordTexts): string[] => {
  const { earned } = sumDay(deeds)
  return earned === 0 ? [] : [format(answers.summary.before, { unit: 'day', earned: count('points', earned) })]
}

/** Answers how a day was: the points that stand under it, and what was noted. */
export const answerDay = async (
  { children, period, message }: RecordQuestion & { period: Period },
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer> => {
  const before: Day = addDays(period.from, -1)
  const all = await lookUp.listDeeds(listIds(children), before, period.to)
  // Who asks what went well is told what earned points, or was done.
  const deeds = message.has('praise')
    ? all.filter(({ type, earned, lost }) => lost === 0 && (type !== 'behavior' || earned > 0))
    : all
  const lines = children.map((child) => {
    const own = deeds.filter(({ childId }) => childId === child.id)
    const text = describeDay(
      child,
      own.filter(({ day }) => day !== before),
      period,
      texts,
    )
    if (children.length > 1) return `• ${text}`
    return texts.joinSentences([
      text,
      ...describeDayBefore(
        own.filter(({ day }) => day === before),
        texts,
      ),
    ])
  })
  const onDay = (child: RecordChild) => deeds.filter(({ childId, day }) => childId === child.id && day !== before)
  return {
    text: lines.join('\n'),
    screen: 'timeline',
    period,
    numbers: children.flatMap((child) => {
      const { earned, deducted } = sumDay(onDay(child))
      return [earned, deducted]
    }),
  }
}
