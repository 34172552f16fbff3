import { createPeriod, type Period } from '#server/assistant/record/period.ts'
import type { RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { listIds, type RecordAnswer, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings, listTitleTerms } from '#server/assistant/record/things.ts'
import { createTermsId, isIdOfTitle } from '#server/assistant/record/title-id.ts'
import { countByTitle, findFirstDayOfTitles } from './load-counts.ts'

interface Compared {
  childId: string
  title: string
  now: number
  before: number
  isHabit: boolean
}

type Periods = readonly [later: Period, earlier: Period]

/** Returns those of a child or of all that a question, or else the conversation, is about. */
const findNamed = <Thing extends { title: string; childId: string }>(
  { children, message, thing, isLearned }: RecordQuestion,
  things: readonly Thing[],
): Thing[] => {
  const ids = listIds(children)
  const { terms, language } = message
  if (terms.length === 0)
    return thing === null
      ? []
      : findSameThings(things, ({ title }) => isIdOfTitle(thing, title, language), ids, language)
  const own = things.filter(({ childId }) => ids.includes(childId))
  return findThings(message, own, isLearned || message.comparison !== null || message.has('trend'))
}

const loadHabits = async (question: RecordQuestion, [later, earlier]: Periods, lookUp: RecordLookUp) => {
  const habits = findNamed(question, await lookUp.listHabits(listIds(lookUp.children)))
  if (habits.length === 0) return []
  const ids = listIds(question.children)
  const now = await lookUp.countCheckIns(ids, later.from, later.to)
  const before = await lookUp.countCheckIns(ids, earlier.from, earlier.to)
  return habits.map(({ id, childId, title }): Compared => {
    const counts = { now: now.get(id) ?? 0, before: before.get(id) ?? 0 }
    return { childId, title, ...counts, isHabit: true }
  })
}

const loadDeeds = async (question: RecordQuestion, [later, earlier]: Periods, lookUp: RecordLookUp) => {
  const from = findFirstDayOfTitles(earlier.from, lookUp.today)
  const all = await lookUp.listDeeds(listIds(lookUp.children), from, lookUp.today)
  const deeds = all.filter(({ type }) => type === 'behavior')
  const before = countByTitle(deeds, earlier)
  return findNamed(question, countByTitle(deeds, later)).map(({ childId, title, times }): Compared => {
    const same = before.find((one) => one.childId === childId && one.title === title)
    return { childId, title, now: times, before: same?.times ?? 0, isHabit: false }
  })
}

export const findChange = (now: number, before: number): string =>
  now === before ? 'same' : now > before ? 'more' : 'fewer'

/** Answers how often a habit or a deed was recorded in two periods; null if the question is about none. */
export const answerThingComparison = async (
  question: RecordQuestion,
  periods: Periods,
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer | null> => {
  const habits = await loadHabits(question, periods, lookUp)
  // Nothing need be named: then the figures of all are to come, which take queries of their own.
  const mayBeDeed = (question.needsThing && !question.message.has('trend')) || question.thing !== null
  const named = habits.length > 0 || !mayBeDeed ? habits : await loadDeeds(question, periods, lookUp)
  const [first] = named
  if (!first) return null
  const { answers, format, count, period } = texts
  const [later, earlier] = periods
  const message = later.id.startsWith('this-') ? answers.comparison.thingSoFar : answers.comparison.thing
  const lines = question.children.flatMap(({ id, name: who }) => {
    const own = named.filter(({ childId }) => childId === id)
    if (own.length === 0) return [format(answers.count.none, { who, period: period(later) })]
    return own.map(({ title, now, before }) => {
      const values = { who, title, period: period(later), before: period(earlier), change: findChange(now, before) }
      return format(message, { ...values, now: count('times', now), past: count('times', before) })
    })
  })
  return {
    text: lines.join('\n'),
    screen: first.isHabit ? 'habits' : 'timeline',
    period: later,
    numbers: named.flatMap(({ now, before }) => [now, before]),
    thing: createTermsId(listTitleTerms(first.title, texts.language)),
  }
}

/** Returns the two periods that a question sets side by side, or that of the conversation; null if it compares nothing. */
export const findComparedPeriods = (
  { message, period, thing }: RecordQuestion,
  lookUp: RecordLookUp,
): Periods | null => {
  const asked = message.comparison ?? (period?.beside ? period : null)
  // Who asks what became better names no earlier time; one that is over is compared with the one before.
  const isOfTrend = message.has('trend') && (message.terms.length > 0 || thing !== null || message.has('ranks'))
  const found = asked ?? (isOfTrend ? createPeriod(findTrendId(period), lookUp) : null)
  return found?.beside ? [found, found.beside] : null
}

const findTrendId = (period: Period | null): string =>
  period?.id === 'this-week' ? 'this-week.last-week' : 'this-month.last-month'
