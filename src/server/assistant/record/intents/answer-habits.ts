import type { RecordHabit } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'

const maxHabits = 4

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

const describeWeakest = (
  habits: readonly RecordHabit[],
  who: string,
  { answers, format, number }: RecordTexts,
): string => {
  const [weakest] = habits.toSorted((a, b) => a.recentDone - b.recentDone)
  if (!weakest) return format(answers.habits.none, { who })
  const { title, recentDone, recentDays } = weakest
  if (recentDone === recentDays) return format(answers.habits.strong, { who, n: recentDays })
  return format(answers.habits.weakest, { title, done: number(recentDone), n: recentDays })
}

const describeBest = (
  habits: readonly RecordHabit[],
  who: string,
  { answers, format, number }: RecordTexts,
): string => {
  const [best] = habits.toSorted((a, b) => b.recentDone - a.recentDone)
  if (!best) return format(answers.habits.none, { who })
  const { title, recentDone, recentDays } = best
  return format(answers.habits.best, { title, done: number(recentDone), n: recentDays })
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

const describeHabits = (
  { intent, message }: RecordQuestion,
  habits: readonly RecordHabit[],
  who: string,
  texts: RecordTexts,
): string => {
  const open = habits.filter(({ isCompleted }) => !isCompleted)
  if (intent === 'habit-weakest') return describeWeakest(open, who, texts)
  if (intent === 'habit-best') {
    const weakest = message.has('weakest') && open.length > 1 ? [describeWeakest(open, who, texts)] : []
    return texts.joinSentences([describeBest(open, who, texts), ...weakest])
  }
  if (intent === 'habit-nearest') return describeNearest(open, who, texts)
  if (intent === 'habit-ended') return describeEach(habits, who, texts, describeEnd)
  return intent === 'habit-streak' ? describeEach(habits, who, texts, describeRun) : describeList(open, who, texts)
}

const isAboutOne = ({ intent }: RecordQuestion): boolean => intent === 'habit-streak' || intent === 'habit-ended'

/** Returns whether an answer names a habit without saying whose it is. */
const isAboutChild = ({ intent }: RecordQuestion): boolean =>
  intent === 'habit-weakest' || intent === 'habit-best' || intent === 'habit-nearest'

/** Answers how habits stand: all, the weakest, the one nearest to its goal, how long a streak is and when it ended. */
export const answerHabits: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, message, thing, isLearned, needsThing } = question
  const ids = listIds(children)
  const ofFamily = await lookUp.listHabits(thing === null ? ids : listIds(lookUp.children))
  const all = ofFamily.filter(({ childId }) => ids.includes(childId))
  const mayName = isAboutOne(question) || question.intent === 'habits'
  const named = mayName ? findThings(message, all, isLearned) : []
  const mustName = needsThing || (isAboutOne(question) && message.terms.length > 0 && !isLearned)
  if (mustName && named.length === 0) return null
  const isFormer = ({ id }: RecordHabit) => id === thing
  const known = mayName ? findSameThings(ofFamily, isFormer, ids, message.language) : []
  const chosen = named.length > 0 ? named : known
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
    ...(shown.length > 1 && {
      chart: {
        title: texts.format(texts.answers.habits.chart, {}),
        bars: shown.map(({ title, run, recentDone }) => ({
          label: title,
          value: question.intent === 'habit-weakest' || question.intent === 'habit-best' ? recentDone : run,
        })),
      },
    }),
  }
}
