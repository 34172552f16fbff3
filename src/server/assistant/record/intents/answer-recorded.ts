import type { LastRecorded, RecordChild, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import { findThings } from '#server/assistant/record/things.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { answerWhosePoints } from './answer-whose-points.ts'

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const maxEntries = 4
/** How far back an entry is looked for, in days: further for the last time that something was done. */
const defaultDays = 30
const daysOfLastTime = 365

const listNamed = async ({ children, message, isLearned }: RecordQuestion, period: Period, lookUp: RecordLookUp) => {
  const all = await lookUp.listRecorded(listIds(children), period.from, period.to)
  return findThings(message, all, isLearned).slice(0, maxEntries)
}

const describeEntries = (
  entries: readonly LastRecorded[],
  children: readonly RecordChild[],
  { answers, format, day }: RecordTexts,
): string[] =>
  entries.flatMap(({ childId, title, member, day: on }) => {
    const child = children.find(({ id }) => id === childId)
    return child ? [format(answers.recorded.entry, { title, who: child.name, member, day: day(on) })] : []
  })

/** Answers who recorded the entries that a question names, if not in its period, then lately; null if it names none. */
const answerWhoRecorded: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message } = question
  const isLastTime = message.has('whenLast')
  const lately = createPeriod(`days-${isLastTime ? daysOfLastTime : defaultDays}`, lookUp)
  if (!lately || message.terms.length === 0) return null
  const period = question.period ?? lately
  const found = await listNamed(question, period, lookUp)
  const within = isLastTime ? found.slice(0, 1) : found
  const named = within.length > 0 ? within : (await listNamed(question, lately, lookUp)).slice(0, 1)
  const { answers, format } = texts
  const lines = describeEntries(named, children, texts)
  if (lines.length === 0) return null
  const notThen = within.length > 0 ? [] : [format(answers.recorded.notThen, { period: texts.period(period) })]
  return { text: [...notThen, ...lines].join('\n'), screen: 'timeline', period, numbers: [] }
}

/** Answers who recorded how much, or who recorded what is named. */
export const answerRecorded: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const named = (await answerWhoRecorded(question, lookUp, texts)) ?? (await answerWhosePoints(question, lookUp, texts))
  if (named || question.needsThing) return named
  const { children } = question
  const period = question.period ?? createPeriod('today', lookUp)
  if (!period) return null
  const { answers, format, joinParts, number } = texts
  const members = await lookUp.countRecorded(listIds(children), period.from, period.to)
  const at = texts.period(period)
  const parts = members.map(({ member, entries }) =>
    format(answers.recorded.member, {
      member,
      entries: format(answers.recorded.entries, { n: entries, text: number(entries) }),
    }),
  )
  const text =
    parts.length === 0
      ? format(answers.recorded.none, { period: at })
      : format(answers.recorded.some, { period: capitalize(at), members: joinParts(parts) })
  return { text, screen: 'timeline', period, numbers: members.map(({ entries }) => entries) }
}

/** Answers what was recorded last, and by whom. */
export const answerLastRecorded: AnswerRecordQuestion = async ({ children }, lookUp, { answers, format, day }) => {
  const last = await lookUp.findLastRecorded(listIds(children))
  const child = children.find(({ id }) => id === last?.childId)
  const text =
    last && child
      ? format(answers.recorded.last, { title: last.title, who: child.name, member: last.member, day: day(last.day) })
      : format(answers.recorded.never, {})
  return { text, screen: 'timeline', numbers: [] }
}
