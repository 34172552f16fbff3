import { addDays, type Day } from '#shared/time/day.ts'
import type { Period } from '#server/assistant/record/period.ts'
import type { RecordChild, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { listIds, type RecordAnswer, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findChange } from './answer-thing-comparison.ts'

const figures = ['habit', 'behavior', 'earned', 'deducted'] as const

type Figures = Readonly<Record<(typeof figures)[number], number>>

interface Compared {
  child: RecordChild
  now: Figures
  before: Figures
}

/** Loads the figures of children in two periods, the later one first. */
const loadFigures = async (
  children: readonly RecordChild[],
  [later, earlier]: readonly [Period, Period],
  lookUp: RecordLookUp,
): Promise<Compared[]> => {
  const ends: readonly Day[] = [addDays(earlier.to, 1), later.from, addDays(later.to, 1)]
  const [first, ...rest] = new Set([earlier.from, ...ends])
  const days = [first ?? earlier.from, ...rest] as const
  const points = await lookUp.sumPoints(listIds(children), days)
  const counts = await lookUp.countActs(listIds(children), days)
  const at = days.indexOf(later.from)
  return children.map((child) => {
    const figuresOf = (n: number): Figures => {
      const { earned = 0, deducted = 0 } = points.get(child.id)?.[n] ?? {}
      const { habit = 0, behavior = 0 } = counts.get(child.id)?.[n] ?? {}
      return { habit, behavior, earned, deducted }
    }
    return { child, now: figuresOf(at), before: figuresOf(0) }
  })
}

/** Returns how the figures changed as a whole: all that changed in one way, or in both. Behaviours are of both kinds. */
const findOverall = ({ now, before }: Compared): string => {
  const changes = [now.habit - before.habit, now.earned - before.earned, before.deducted - now.deducted]
  const [isMore, isLess] = [changes.some((change) => change > 0), changes.some((change) => change < 0)]
  return isMore && isLess ? 'mixed' : isMore ? 'better' : isLess ? 'weaker' : 'same'
}

const describeTitle = (
  children: readonly RecordChild[],
  [later, earlier]: readonly [Period, Period],
  { answers, format, list, period }: RecordTexts,
): string => {
  const message = later.id.startsWith('this-') ? answers.comparison.titleSoFar : answers.comparison.title
  const who = list(children.map(({ name }) => name))
  return format(message, { who, period: period(later), before: period(earlier) })
}

const describeFigures = ({ now, before }: Compared, { answers, format, number }: RecordTexts): string[] => {
  // What nobody has taken off is not brought up.
  const shown = figures.filter((figure) => figure !== 'deducted' || now.deducted + before.deducted > 0)
  return shown.map((figure) => {
    const change = findChange(now[figure], before[figure])
    return `• ${format(answers.comparison[figure], { now: number(now[figure]), before: number(before[figure]), change })}`
  })
}

/** Answers how two periods compare: whether the figures as a whole are better, and each side by side; children are not ranked. */
export const answerComparison = async (
  { children, message }: RecordQuestion,
  periods: readonly [Period, Period],
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer> => {
  const [later] = periods
  const compared = await loadFigures(children, periods, lookUp)
  const isOne = children.length === 1
  const { answers, format, joinSentences } = texts
  const title = describeTitle(children, periods, texts)
  const blocks = compared.map((one) => {
    return [isOne ? title : one.child.name, ...describeFigures(one, texts)].join('\n')
  })
  // Beside each other, verdicts would rank the children.
  const overall = isOne ? compared.map((one) => format(answers.comparison.overall, { change: findOverall(one) })) : []
  const noRank = message.has('ranks') ? [format(answers.summary.noRank, {})] : []
  const noted = joinSentences([...overall, format(answers.comparison.noted, {})])
  const parts = isOne ? [...blocks, noted] : [title, ...blocks, ...noRank]
  return {
    text: parts.join('\n\n'),
    screen: 'profile',
    period: later,
    numbers: compared.flatMap(({ now, before }) => figures.flatMap((figure) => [now[figure], before[figure]])),
  }
}
