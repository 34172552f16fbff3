import { addDays } from '#shared/time/day.ts'
import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import type { RecordDeeds, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import { createTermsId } from '#server/assistant/record/title-id.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const maxTitles = 3

/** What a conversation keeps of a question for what was spent. */
const spentId = createTermsId(['spent'])

const sumLost = (deeds: readonly RecordDeeds[]): number => deeds.reduce((sum, { lost }) => sum + lost, 0)

const listTitles = (deeds: readonly RecordDeeds[], { list, number, shortDay }: RecordTexts): string => {
  const byTitle = [...Map.groupBy(deeds, ({ title }) => title)].map(([title, own]) => ({
    title,
    lost: sumLost(own),
    days: [...new Set(own.map(({ day }) => day))],
  }))
  const named = byTitle.toSorted((a, b) => b.lost - a.lost).slice(0, maxTitles)
  return list(
    named.map(({ title, lost, days: [first, ...others] }) => {
      const on = first !== undefined && others.length === 0 ? `${shortDay(first)} ` : ''
      return `${on}${title} ${number(-lost)}`
    }),
  )
}

/** How far back it is looked when nothing was lost in the time of the question. */
const daysBefore = 14

const describeEarlier = (childId: string, deeds: readonly RecordDeeds[], texts: RecordTexts): string[] => {
  const lost = deeds.filter((deed) => deed.childId === childId && deed.lost > 0)
  return lost.length === 0 ? [] : [texts.format(texts.answers.falling.earlier, { titles: listTitles(lost, texts) })]
}

const isOneDay = ({ from, to }: Period): boolean => from === to

/** Returns the time in which points became fewer: "fewer than on Monday" is since Monday, "fewer today than yesterday" since yesterday. */
const findTime = ({ period: asked, message }: RecordQuestion, lookUp: RecordLookUp): Period | null => {
  if (!asked) return createPeriod('this-week', lookUp)
  if (!isOneDay(asked) || !message.has('compare')) return asked
  const from = asked.id === 'today' ? addDays(lookUp.today, -1) : asked.from
  return createPeriod(`since-${from}`, lookUp)
}

const sumTitles = (deeds: readonly RecordDeeds[], texts: RecordTexts) => ({
  points: texts.count('points', sumLost(deeds)),
  titles: listTitles(deeds, texts),
})

/** Returns whether a question asks only what was taken off, not why there are fewer points. */
const asksDeducted = ({ text, vocabulary, has }: RecordMessage): boolean =>
  !has('why') && text.search(vocabulary.clauses.asksDeducted) >= 0

/** Answers why points became fewer: what was taken off, and what was spent. */
export const answerFalling: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const period = findTime(question, lookUp)
  if (!period) return null
  const { answers, format, count, joinParts, joinSentences } = texts
  const earliest = addDays(period.from, -daysBefore)
  const { children } = question
  const found = await lookUp.listDeeds(listIds(children), earliest, period.to)
  const all = found.filter(({ day }) => day >= period.from)
  const isOfSpent = question.message.has('spent') || question.thing === spentId
  const isOfDeducted = !isOfSpent && asksDeducted(question.message)
  const before = isOfDeducted ? found.filter(({ type }) => type !== 'reward') : found
  const lines = children.map(({ id, name: who, points }) => {
    const own = all.filter(({ childId, lost }) => childId === id && lost > 0)
    // Who asks what was spent does not ask what was taken off.
    const deducted = own.filter(({ type }) => type === 'behavior' && !isOfSpent)
    const spent = own.filter(({ type }) => type === 'reward' && !isOfDeducted)
    const parts = [
      ...(deducted.length > 0 ? [format(answers.falling.deducted, sumTitles(deducted, texts))] : []),
      ...(spent.length > 0 ? [format(answers.falling.spent, sumTitles(spent, texts))] : []),
    ]
    const values = { who, period: texts.period(period) }
    const none = () => {
      if (isOfSpent) return format(answers.falling.noneSpent, values)
      const first = isOfDeducted ? answers.recorded.noneTaken : answers.falling.none
      return joinSentences([format(first, values), ...describeEarlier(id, before, texts)])
    }
    return joinSentences([
      parts.length === 0 ? none() : format(answers.falling.parts, { ...values, parts: joinParts(parts) }),
      format(answers.falling.now, { points: count('points', points) }),
    ])
  })
  return {
    text: lines.join('\n'),
    screen: 'timeline',
    period,
    numbers: [sumLost(all)],
    ...(isOfSpent && { thing: spentId }),
  }
}
