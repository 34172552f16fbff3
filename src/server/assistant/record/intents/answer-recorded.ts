import { createPeriod } from '#server/assistant/record/period.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Answers who recorded how much. */
export const answerRecorded: AnswerRecordQuestion = async ({ children, period: asked }, lookUp, texts) => {
  const period = asked ?? createPeriod('today', lookUp)
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
