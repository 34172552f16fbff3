import type { Period } from '#server/assistant/record/period.ts'
import type { RecordHabit, RecordLookUp } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'

const maxHabits = 4

/** Says which habit was done least or most often, in a period or lately. */
type DescribeDone = (habits: readonly RecordHabit[], who: string, period: Period | null, texts: RecordTexts) => string

const daysLeft = ({ run, targetDays }: RecordHabit): number => Math.max(0, targetDays - run)

const describeRun = (habit: RecordHabit, { answers, format, count }: RecordTexts): string => {
  const { title, run, longest, isCompleted, lastDone } = habit
  if (isCompleted) return format(answers.habits.completed, { title, run: count('days', run) })
  if (lastDone === null) return format(answers.habits.notStarted, { title })
  return format(answers.habits.run, { title, run: count('days', run), longest: count('days', longest) })
}

const describeEnd = (habit: RecordHabit, texts: RecordTexts): string => {
  const { title, run, lastDone, isCompleted } = habit
  const { answers, format, count, day } = texts
  if (lastDone === null || isCompleted) return describeRun(habit, texts)
  const values = { title, day: day(lastDone) }
  return run === 0
    ? format(answers.habits.ended, values)
    : format(answers.habits.lasting, { ...values, run: count('days', run) })
}

const describeWeakest: DescribeDone = (habits, who, period, texts) => {
  const { answers, format, number } = texts
  const [weakest] = habits.toSorted((a, b) => a.recentDone - b.recentDone)
  if (!weakest) return format(answers.habits.none, { who })
  const { title, recentDone, recentDays: n } = weakest
  const isStrong = recentDone === n
  const values = { title, done: number(recentDone), n }
  if (period === null)
    return isStrong ? format(answers.habits.strong, { who, n }) : format(answers.habits.weakest, values)
  return isStrong
    ? format(answers.habits.strongIn, { who, period: texts.period(period) })
    : format(answers.habits.weakestIn, { ...values, period: texts.period(period) })
}

const describeBest: DescribeDone = (habits, who, period, texts) => {
  const { answers, format, number } = texts
  const [best] = habits.toSorted((a, b) => b.recentDone - a.recentDone)
  if (!best) return format(answers.habits.none, { who })
  const { title, recentDone, recentDays: n } = best
  const values = { title, done: number(recentDone), n }
  return period === null
    ? format(answers.habits.best, values)
    : format(answers.habits.bestIn, { ...values, period: texts.period(period) })
}

/** Returns how a habit stands that a question names. */
const describeOne = (habit: RecordHabit, texts: RecordTexts): string => {
  const { title, run, targetDays, recentDone, recentDays } = habit
  if (habit.isCompleted || habit.lastDone === null) return describeRun(habit, texts)
  const { answers, format, number, count } = texts
  const values = { title, run: number(run), target: count('days', targetDays), done: number(recentDone), n: recentDays }
  return format(answers.habits.one, values)
}

const describeNearest = (
  habits: readonly RecordHabit[],
  who: string,
  { answers, format, count, number }: RecordTexts,
): string => {
  const [nearest] = habits.toSorted((a, b) => daysLeft(a) - daysLeft(b))
  if (!nearest) return format(answers.habits.none, { who })
  const { title, run, targetDays } = nearest
  return format(answers.habits.nearest, {
    title,
    run: number(run),
    target: count('days', targetDays),
    left: count('days', daysLeft(nearest)),
  })
}

const describeList = (
  habits: readonly RecordHabit[],
  who: string,
  { answers, format, list, number, count }: RecordTexts,
): string => {
  if (habits.length === 0) return format(answers.habits.none, { who })
  const items = habits
    .slice(0, maxHabits)
    .map(({ title, run, targetDays }) =>
      format(answers.habits.item, { title, run: number(run), target: count('days', targetDays) }),
    )
  return format(answers.habits.list, { who, habits: list(items) })
}

const describeEach = (
  habits: readonly RecordHabit[],
  who: string,
  texts: RecordTexts,
  describe: typeof describeRun,
): string =>
  habits.length === 0
    ? texts.format(texts.answers.habits.none, { who })
    : habits
        .toSorted((a, b) => b.run - a.run)
        .slice(0, maxHabits)
        .map((habit) => describe(habit, texts))
        .join('\n')

/** Questions for which the days of a period count, if one is named. */
const isOfDays = ({ intent }: RecordQuestion): boolean => intent === 'habit-weakest' || intent === 'habit-best'

/** Returns habits with the days of a period on which they were done, in place of the latest days. */
const countIn = async (
  habits: readonly RecordHabit[],
  period: Period,
  lookUp: RecordLookUp,
): Promise<RecordHabit[]> => {
  const done = await lookUp.countCheckIns([...new Set(habits.map(({ childId }) => childId))], period.from, period.to)
  return habits.flatMap((habit) => {
    const recentDone = done.get(habit.id) ?? 0
    const recentDays = recentDone + habit.listUndone(period.from, period.to).length
    return recentDays === 0 ? [] : [{ ...habit, recentDone, recentDays }]
  })
}

const describeHabits = (
  { intent, message, period }: RecordQuestion,
  habits: readonly RecordHabit[],
  who: string,
  texts: RecordTexts,
): string => {
  const open = habits.filter(({ isCompleted }) => !isCompleted)
  if (intent === 'habit-weakest') return describeWeakest(open, who, period, texts)
  if (intent === 'habit-best') {
    const weakest = message.has('weakest') && open.length > 1 ? [describeWeakest(open, who, period, texts)] : []
    return texts.joinSentences([describeBest(open, who, period, texts), ...weakest])
  }
  if (intent === 'habit-nearest') return describeNearest(open, who, texts)
  if (intent === 'habit-ended') return describeEach(habits, who, texts, describeEnd)
  return intent === 'habit-streak' ? describeEach(habits, who, texts, describeRun) : describeList(open, who, texts)
}

const isAboutOne = ({ intent }: RecordQuestion): boolean => intent === 'habit-streak' || intent === 'habit-ended'

/** Returns whether an answer names a habit without saying whose it is. */
const isAboutChild = ({ intent }: RecordQuestion): boolean =>
  intent === 'habit-weakest' || intent === 'habit-best' || intent === 'habit-nearest'

/** The habits of the children that a question is about, and those among them that it or the conversation is about. */
interface FoundHabits {
  all: readonly RecordHabit[]
  chosen: readonly RecordHabit[]
}

const findHabits = async (question: RecordQuestion, lookUp: RecordLookUp): Promise<FoundHabits | null> => {
  const { children, message, thing, isLearned, needsThing, period } = question
  const ids = listIds(children)
  const ofFamily = await lookUp.listHabits(thing === null ? ids : listIds(lookUp.children))
  const own = ofFamily.filter(({ childId }) => ids.includes(childId))
  const all = period && isOfDays(question) ? await countIn(own, period, lookUp) : own
  const mayName = isAboutOne(question) || question.intent === 'habits'
  const named = mayName ? findThings(message, all, isLearned) : []
  const mustName = needsThing || (isAboutOne(question) && message.terms.length > 0 && !isLearned)
  if (mustName && named.length === 0) return null
  const isFormer = ({ id }: RecordHabit) => id === thing
  const same = mayName ? findSameThings(ofFamily, isFormer, ids, message.language) : []
  return { all, chosen: named.length > 0 ? named : same }
}

/** Returns the chart of the days on which habits were done. */
const createChart = (shown: readonly RecordHabit[], question: RecordQuestion, texts: RecordTexts) => {
  const bars = shown.map(({ title, run, recentDone }) => ({
    label: title,
    value: isOfDays(question) ? recentDone : run,
  }))
  return shown.length > 1 ? { chart: { title: texts.format(texts.answers.habits.chart, {}), bars } } : {}
}

/** Answers how habits stand: all, the weakest, the one nearest to its goal, how long a streak is and when it ended. */
export const answerHabits: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, period } = question
  const found = await findHabits(question, lookUp)
  if (!found) return null
  const { all, chosen } = found
  const lines = children.map(({ id, name }) => {
    const own = all.filter(({ childId }) => childId === id)
    const habits = chosen.length > 0 ? own.filter((habit) => chosen.includes(habit)) : own
    if (question.intent === 'habits' && chosen.length > 0)
      return habits.map((one) => describeOne(one, texts)).join('\n')
    const text = describeHabits(question, habits, name, texts)
    return children.length > 1 && isAboutChild(question) && habits.length > 0
      ? texts.format(texts.answers.ofChild, { who: name, text })
      : text
  })
  const shown = (chosen.length > 0 ? chosen : all).filter(({ isCompleted }) => !isCompleted).slice(0, maxHabits)
  return {
    text: lines.filter((line) => line !== '').join('\n'),
    screen: 'habits',
    numbers: shown.map(({ run }) => run),
    thing: chosen[0]?.id,
    ...(period && isOfDays(question) && { period }),
    ...createChart(shown, question, texts),
  }
}
