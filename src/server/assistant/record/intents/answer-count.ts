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

/** Something that was counted: a habit by its check-ins, anything else by its title. */
interface Counted {
  childId: string
  title: string
  times: number
  id: string | undefined
}

const sumTimes = (counted: readonly Counted[]): number => counted.reduce((sum, { times }) => sum + times, 0)

/** Loads how often each habit and each other thing was recorded in a period. */
const loadCounts = async (ids: readonly string[], { from, to }: Period, lookUp: RecordLookUp): Promise<Counted[]> => {
  const habits = await lookUp.listHabits(ids)
  const checkIns = await lookUp.countCheckIns(ids, from, to)
  const deeds = await lookUp.listDeeds(ids, from, to)
  const others = deeds.filter(({ type }) => type === 'behavior' || type === 'skill' || type === 'reward')
  const byTitle = [...Map.groupBy(others, ({ childId, title }) => `${childId} ${title}`).values()]
  return [
    ...habits.map(({ id, childId, title }) => ({ id, childId, title, times: checkIns.get(id) ?? 0 })),
    ...byTitle.flatMap((own) => {
      const times = own.reduce((sum, deed) => sum + deed.times, 0)
      return own.slice(0, 1).map(({ childId, title }) => ({ childId, title, times, id: undefined }))
    }),
  ]
}

const maxTitles = 3

const describeChild = (
  { id, name: who }: RecordChild,
  named: readonly Counted[],
  period: Period,
  texts: RecordTexts,
): string => {
  const { answers, format, count, joinSentences } = texts
  const own = named.filter(({ childId }) => childId === id)
  const values = { who, period: texts.period(period) }
  if (own.length === 0) return format(answers.count.none, values)
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
  const { terms, language } = message
  const ids = listIds(children)
  const isSame = terms.length === 0 && thing !== null
  const all = await loadCounts(isSame ? listIds(lookUp.children) : ids, period, lookUp)
  if (isSame)
    return { named: findSameThings(all, ({ title }) => isIdOfTitle(thing, title, language), ids, language), thing }
  const named = findThings(message, all, isLearned)
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
    numbers: [sumTimes(named)],
    thing,
  }
}
