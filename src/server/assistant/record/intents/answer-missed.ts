import { addDays, daysBetween } from '#shared/time/day.ts'
import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import type { RecordHabit } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'

const maxHabits = 4
const maxDays = 6
/** Days further back are kept as numbers only. */
const maxLength = 60

const describeMissed = (habit: RecordHabit, period: Period, who: string, texts: RecordTexts): string => {
  const { answers, format, count, list, shortDay } = texts
  const missed = habit.listUndone(period.from, period.to)
  const values = { who, title: habit.title, period: texts.period(period) }
  if (missed.length === 0) return format(answers.missed.none, values)
  const days = list(missed.slice(-maxDays).map(shortDay))
  const named = missed.length > maxDays ? answers.missed.last : answers.missed.some
  return format(named, { ...values, count: count('days', missed.length), days })
}

/** Answers on which days a habit was not done; without its name, of each open habit. */
export const answerMissed: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message, thing, isLearned, needsThing } = question
  const asked = question.period ?? createPeriod('this-month', lookUp)
  if (!asked) return null
  const isLong = daysBetween(asked.from, lookUp.today) >= maxLength
  const period = isLong ? { ...asked, id: `days-${maxLength}`, from: addDays(lookUp.today, 1 - maxLength) } : asked
  const ids = listIds(children)
  const ofFamily = await lookUp.listHabits(thing === null ? ids : listIds(lookUp.children))
  const all = ofFamily.filter(({ childId }) => ids.includes(childId))
  const named =
    message.terms.length > 0
      ? findThings(message, all, isLearned)
      : findSameThings(ofFamily, ({ id }) => id === thing, ids, message.language)
  if (named.length === 0 && needsThing) return null
  const chosen = named.length > 0 ? named : all.filter(({ isCompleted }) => !isCompleted)
  const lines = children.flatMap(({ id, name }) =>
    chosen
      .filter(({ childId }) => childId === id)
      .slice(0, maxHabits)
      .map((habit) => describeMissed(habit, period, name, texts)),
  )
  if (lines.length === 0) return null
  return { text: lines.join('\n'), screen: 'habits', period, numbers: [], thing: named[0]?.id }
}
