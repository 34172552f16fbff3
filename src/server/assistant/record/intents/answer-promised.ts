import type { RecordMessage } from '#server/assistant/record/record-message.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import { findThings } from '#server/assistant/record/things.ts'
import { tokenize } from '#server/assistant/search/tokenize.ts'

const maxPromises = 5

/** Returns whether a question names what may have been promised, or what for. */
const namesPromise = ({ text, terms, language, vocabulary }: RecordMessage): boolean => {
  const named = [...text.matchAll(vocabulary.clauses.promisedFor)].flatMap((match) => match.slice(1))
  return named.some((part) => tokenize(part ?? '', language).some((term) => terms.includes(term)))
}

/** Answers which rewards are promised and not given yet; first, if a question names something or a time, that it is none of them. */
export const answerPromised: AnswerRecordQuestion = async ({ children, message, period }, lookUp, texts) => {
  const { answers, format, list, day } = texts
  const all = await lookUp.listPromises(listIds(children))
  const named = findThings(message, all, true)
  const who = list(children.map(({ name }) => name))
  const isNoneThen = period !== null && !all.some(({ since }) => since >= period.from && since <= period.to)
  const noneThen = isNoneThen ? [format(answers.promised.noneThen, { who, period: texts.period(period) })] : []
  const noneFor = named.length === 0 && namesPromise(message) ? [format(answers.promised.noneFor, { who })] : noneThen
  const lines = children.map(({ id, name }) => {
    const own = all.filter(({ childId }) => childId === id)
    if (own.length === 0) return format(answers.promised.none, { who: name })
    const items = own
      .toSorted((a, b) => Number(named.includes(b)) - Number(named.includes(a)))
      .slice(0, maxPromises)
      .map(({ title, since }) => format(answers.promised.item, { title, day: day(since) }))
    return format(answers.promised.some, { who: name, rewards: list(items) })
  })
  return { text: [...noneFor, ...lines].join('\n'), screen: 'rewards', numbers: [all.length] }
}
