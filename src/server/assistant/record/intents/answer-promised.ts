import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'

const maxPromises = 5

/** Answers which rewards are promised and not given yet. */
export const answerPromised: AnswerRecordQuestion = async ({ children }, lookUp, { answers, format, list, day }) => {
  const all = await lookUp.listPromises(listIds(children))
  const lines = children.map(({ id, name: who }) => {
    const own = all.filter(({ childId }) => childId === id)
    if (own.length === 0) return format(answers.promised.none, { who })
    const items = own
      .slice(0, maxPromises)
      .map(({ title, since }) => format(answers.promised.item, { title, day: day(since) }))
    return format(answers.promised.some, { who, rewards: list(items) })
  })
  return { text: lines.join('\n'), screen: 'rewards', numbers: [all.length] }
}
