import { createPeriod } from '#server/assistant/record/period.ts'
import type { RecordDeeds } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const maxTitles = 3

const sumLost = (deeds: readonly RecordDeeds[]): number => deeds.reduce((sum, { lost }) => sum + lost, 0)

const listTitles = (deeds: readonly RecordDeeds[], { list, number }: RecordTexts): string => {
  const byTitle = [...Map.groupBy(deeds, ({ title }) => title)].map(([title, own]) => ({ title, lost: sumLost(own) }))
  const named = byTitle.toSorted((a, b) => b.lost - a.lost).slice(0, maxTitles)
  return list(named.map(({ title, lost }) => `${title} ${number(-lost)}`))
}

/** Answers why points became fewer: what was taken off, and what was spent. */
export const answerFalling: AnswerRecordQuestion = async ({ children, period: asked }, lookUp, texts) => {
  const period = asked ?? createPeriod('this-week', lookUp)
  if (!period) return null
  const { answers, format, count, joinParts } = texts
  const all = await lookUp.listDeeds(listIds(children), period.from, period.to)
  const lines = children.map(({ id, name: who }) => {
    const own = all.filter(({ childId, lost }) => childId === id && lost > 0)
    const deducted = own.filter(({ type }) => type === 'behavior')
    const spent = own.filter(({ type }) => type === 'reward')
    const describe = (deeds: readonly RecordDeeds[]) => ({
      points: count('points', sumLost(deeds)),
      titles: listTitles(deeds, texts),
    })
    const parts = [
      ...(deducted.length > 0 ? [format(answers.falling.deducted, describe(deducted))] : []),
      ...(spent.length > 0 ? [format(answers.falling.spent, describe(spent))] : []),
    ]
    const values = { who, period: texts.period(period) }
    return parts.length === 0
      ? format(answers.falling.none, values)
      : format(answers.falling.parts, { ...values, parts: joinParts(parts) })
  })
  return { text: lines.join('\n'), screen: 'timeline', period, numbers: [sumLost(all)] }
}
