import {
  countAwardsAndCorrections,
  listHabitsWithStreak,
  listIdleHabits,
  type ChildContext,
  type HabitSummary,
} from '#server/assistant/child-context.ts'

const countDaysLeft = ({ streak, targetDays }: HabitSummary): number => Math.max(0, targetDays - streak)

/** Describes the child's record for a model: numbers only, without balance, titles and days. */
export const describeCounts = (child: ChildContext): string => {
  const { awards, corrections } = countAwardsAndCorrections(child)
  const active = listHabitsWithStreak(child)
  const open = child.skills.filter(({ isCompleted }) => !isCompleted)
  const facts = [
    `noted as good in the past week: ${awards}`,
    `noted as hard: ${corrections}`,
    `habits going on: ${active.length}`,
    `habits at rest: ${listIdleHabits(child).length}`,
    `habits reached: ${child.habits.filter(({ isCompleted }) => isCompleted).length}`,
    `challenges going on: ${open.length}`,
    `challenges reached: ${child.skills.length - open.length}`,
  ]
  const [longest] = active
  if (!longest) return facts.join('; ')
  const nearest = Math.min(...active.map(countDaysLeft))
  return [...facts, `longest run of a habit: ${longest.streak} days`, `nearest goal of a habit: ${nearest} days`].join(
    '; ',
  )
}
