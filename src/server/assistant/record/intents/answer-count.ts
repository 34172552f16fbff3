import { addDays } from '#shared/time/day.ts'
import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import type { RecordChild, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import {
  listIds,
  type AnswerRecordQuestion,
  type RecordAnswer,
  type RecordQuestion,
} from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings, listTitleTerms } from '#server/assistant/record/things.ts'
import { createTermsId, isIdOfTitle } from '#server/assistant/record/title-id.ts'
import { loadCounts, type Counted } from './load-counts.ts'

const sumTimes = (counted: readonly Counted[]): number => counted.reduce((sum, { times }) => sum + times, 0)

const maxTitles = 3

const describeChild = (
  { id, name: who }: RecordChild,
  named: readonly Counted[],
  period: Period,
  texts: RecordTexts,
): string => {
  const { answers, format, count, joinSentences } = texts
  const known = named.filter(({ childId }) => childId === id)
  const values = { who, period: texts.period(period) }
  const own = known.filter(({ times }) => times > 0)
  if (own.length === 0) {
    const [titled] = known.length > 0 ? known : named
    return titled ? format(answers.count.zero, { ...values, title: titled.title }) : format(answers.count.none, values)
  }
  const lines = own
    .toSorted((a, b) => b.times - a.times)
    .slice(0, maxTitles)
    .map(({ title, times }) => format(answers.count.some, { ...values, title, times: count('times', times) }))
  const total = own.length > 1 ? [format(answers.count.total, { times: count('times', sumTimes(own)) })] : []
  return joinSentences([...lines, ...total])
}

/** Answers how many acts there were, of all kinds. */
const answerActs = async (
  { children }: RecordQuestion,
  period: Period,
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer> => {
  const { answers, format, count, list } = texts
  const counts = await lookUp.countActs(listIds(children), [period.from, addDays(period.to, 1)])
  const lines = children.map(({ id, name: who }) => {
    const own = counts.get(id)?.[0]
    const parts = (['behavior', 'habit', 'skill', 'reward'] as const).flatMap((kind) =>
      own && own[kind] > 0 ? [count(kind, own[kind])] : [],
    )
    const values = { who, period: texts.period(period) }
    return parts.length === 0
      ? format(answers.summary.none, values)
      : format(answers.count.acts, { ...values, counts: list(parts) })
  })
  return {
    text: lines.join('\n'),
    screen: 'profile',
    period,
    numbers: children.flatMap(({ id }) => Object.values<number>({ ...counts.get(id)?.[0] })),
  }
}

/** Returns what a question or, if it names nothing, the conversation is about; the id of its title stays while nothing is found. */
const findCounted = async (
  { children, message, thing, isLearned }: RecordQuestion,
  period: Period,
  lookUp: RecordLookUp,
): Promise<{ named: Counted[]; thing: string }> => {
  const { text, terms, language } = message
  const ids = listIds(children)
  const all = await loadCounts(listIds(lookUp.children), period, lookUp)
  if (terms.length === 0 && thing !== null) {
    const isFormer = ({ title }: Counted) => isIdOfTitle(thing, title, language)
    const same = findSameThings(all, isFormer, ids, language)
    return { named: same.length > 0 ? same : all.filter(isFormer).slice(0, 1), thing }
  }
  const own = findThings(
    message,
    all.filter(({ childId }) => ids.includes(childId)),
    isLearned,
  )
  // What only another child did has its name, too.
  const named = own.length > 0 ? own : findThings({ text, terms, language, unknown: '' }, all).slice(0, 1)
  const [first] = named.toSorted((a, b) => b.times - a.times)
  return { named, thing: createTermsId(first ? listTitleTerms(first.title, language) : terms) }
}

/** Answers how often something was recorded. */
export const answerCount: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message, needsThing, thing: former, isLearned } = question
  const period = question.period ?? createPeriod('ever', lookUp)
  if (!period) return null
  const { terms } = message
  if (terms.length === 0 && former === null) return needsThing ? null : answerActs(question, period, lookUp, texts)
  const { named, thing } = await findCounted(question, period, lookUp)
  if (named.length === 0 && !isLearned && (needsThing || terms.length > maxTitles)) return null
  return {
    text: children.map((child) => describeChild(child, named, period, texts)).join('\n'),
    screen: named.some(({ id }) => id !== undefined) ? 'habits' : 'timeline',
    period,
    numbers: [sumTimes(named.filter(({ childId }) => children.some(({ id }) => id === childId)))],
    thing,
  }
}
