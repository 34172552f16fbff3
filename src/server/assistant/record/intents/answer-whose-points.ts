import type { RecordedTitle } from '#server/assistant/record/record-look-up.ts'
import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

const defaultDays = 30
const maxPointEntries = 5

type IsSought = (entry: RecordedTitle) => boolean

/** Points that are spent on rewards are not taken off. */
const isTaken: IsSought = ({ type, points }) => type === 'behavior' && points < 0
const isGiven: IsSought = ({ points }) => points > 0

/** Returns the entries of a child that gave or took points: what, how many, by whom and when. */
const describePoints = (
  who: string,
  entries: readonly RecordedTitle[],
  { period, isOfTaken }: { period: Period; isOfTaken: boolean },
  { answers, format, count, day, ...texts }: RecordTexts,
): string => {
  const { recorded } = answers
  const values = { who, period: texts.period(period) }
  if (entries.length === 0) return format(isOfTaken ? recorded.noneTaken : recorded.noneGiven, values)
  const lines = entries
    .slice(0, maxPointEntries)
    .map(({ title, member, points, day: on }) =>
      format(recorded.pointsEntry, { title, member, points: count('points', points), day: day(on) }),
    )
  const more = entries.length - lines.length
  return [
    format(isOfTaken ? recorded.takenOf : recorded.pointsOf, values),
    ...lines.map((line) => `• ${line}`),
    ...(more > 0 ? [format(recorded.more, { n: more })] : []),
  ].join('\n')
}

/** Answers who took points off, or gave a child its points, entry by entry; null if the question is about something else. */
export const answerWhosePoints: AnswerRecordQuestion = async ({ children, message, ...asked }, lookUp, texts) => {
  const isOfTaken = message.has('fell') && !message.has('earned')
  const isOfPoints = children.length === 1 && message.has('points')
  if (!message.has('whoDid') || !(isOfTaken || isOfPoints)) return null
  const period = asked.period ?? createPeriod(`days-${isOfTaken ? defaultDays : 1}`, lookUp)
  if (!period) return null
  const all = (await lookUp.listRecorded(listIds(children), period.from, period.to)).filter(
    isOfTaken ? isTaken : isGiven,
  )
  const lines = children.flatMap(({ id, name }) => {
    const own = all.filter(({ childId }) => childId === id)
    return own.length > 0 || children.length === 1 ? [describePoints(name, own, { period, isOfTaken }, texts)] : []
  })
  const who = texts.list(children.map(({ name }) => name))
  return {
    text: lines.length === 0 ? describePoints(who, [], { period, isOfTaken }, texts) : lines.join('\n'),
    screen: 'timeline',
    period,
    numbers: all.map(({ points }) => points),
  }
}
