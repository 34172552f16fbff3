import { computeChildAge, countDaysToBirthday } from '#shared/children/age.ts'
import { addDays } from '#shared/time/day.ts'
import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import type { AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'

/** Returns whether a question names an age that is neither that of today nor the next one. */
const namesOtherAge = ({ text, vocabulary }: RecordMessage, ages: readonly number[]): boolean =>
  [...text.matchAll(vocabulary.clauses.ageNamed)]
    .flatMap((match) => match.slice(1).find((group) => group !== undefined) ?? [])
    .some((age) => !ages.includes(Number(age)))

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
