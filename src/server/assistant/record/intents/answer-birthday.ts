import { computeChildAge, countDaysToBirthday } from '#shared/children/rules.ts'
import { addDays } from '#shared/time/day.ts'
import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'

/** Answers when the birthday is. */
export const answerBirthday: AnswerRecordQuestion = async (
  { children },
  { today },
  { answers, format, count, day },
) => {
  const described = children.map(({ name: who, birthday, age }) => {
    if (birthday === null) return { text: format(answers.birthday.unknown, { who }), days: [] }
    const days = countDaysToBirthday(birthday, today)
    const on = addDays(today, days)
    const turns = computeChildAge({ birthday, age }, on) ?? 0
    if (days === 0) return { text: format(answers.birthday.today, { who, age: turns }), days: [days] }
    const values = { who, day: day(on), days: count('days', days), age: turns }
    return { text: format(answers.birthday.later, values), days: [days] }
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
