import { computeChildAge, countDaysToBirthday } from '#shared/children/rules.ts'
import { addDays } from '#shared/time/day.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'

const maxAge = 18

/** Returns whether a question names an age that is neither that of today nor the next one; the number in a date is none. */
const namesOtherAge = ({ text, vocabulary }: RecordMessage, ages: readonly number[]): boolean => {
  const isDate = vocabulary.months.some((month) => text.search(month) >= 0)
  const named = isDate ? [] : (text.match(/(?<!\d)\d{1,2}(?!\d)/gu) ?? []).map(Number)
  return named.some((age) => age > 0 && age <= maxAge && !ages.includes(age))
}

/** Answers when the birthday is, and says so if the question names another age than the profile. */
export const answerBirthday: AnswerRecordQuestion = async ({ children, message }, { today }, texts) => {
  const { answers, format, count, day, joinSentences } = texts
  const described = children.map(({ name: who, birthday, age }) => {
    if (birthday === null) {
      const known = age === null ? [] : [format(answers.age.known, { who, age })]
      return { text: joinSentences([format(answers.birthday.unknown, { who }), ...known]), days: [] }
    }
    const days = countDaysToBirthday(birthday, today)
    const now = computeChildAge({ birthday, age }, today) ?? 0
    const on = addDays(today, days)
    const turns = computeChildAge({ birthday, age }, on) ?? 0
    if (days === 0) return { text: format(answers.birthday.today, { who, age: turns }), days: [days] }
    const values = { who, day: day(on), days: count('days', days), age: turns, now }
    const other = namesOtherAge(message, [now, turns]) ? [format(answers.birthday.otherAge, { who })] : []
    return { text: joinSentences([...other, format(answers.birthday.later, values)]), days: [days] }
  })
  return {
    text: described.map(({ text }) => text).join('\n'),
    screen: 'profile',
    numbers: described.flatMap(({ days }) => days),
  }
}

/** Answers how old a child is. */
export const answerAge: AnswerRecordQuestion = async ({ children }, { today }, { answers, format }) => {
  const ages = children.map((child) => ({ who: child.name, age: computeChildAge(child, today) }))
  const lines = ages.map(({ who, age }) =>
    age === null ? format(answers.age.unknown, { who }) : format(answers.age.known, { who, age }),
  )
  return { text: lines.join('\n'), screen: 'profile', numbers: ages.flatMap(({ age }) => age ?? []) }
}
