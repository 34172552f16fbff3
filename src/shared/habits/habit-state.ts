import type { Day } from '#shared/time/day.ts'
import type { Habit, HabitDay } from './contract.ts'

/** Returns the state of a habit on one of the last 14 days; null for other days. */
export const stateOn = ({ recentDays }: Habit, day: Day): HabitDay['state'] | null =>
  recentDays.find(({ date }) => date === day)?.state ?? null

/** Returns whether a habit asks for nothing more on a day: it is done, rests or is completed. */
export const isSettled = (habit: Habit, day: Day): boolean =>
  habit.isCompleted || stateOn(habit, day) === 'done' || stateOn(habit, day) === 'rest'

/** Returns the ids of the children who have habits on a day if all of these are settled, else none. */
export const findChildrenIfAllDone = (
  groups: readonly { childId: string; habits: readonly Habit[] }[],
  day: Day,
): string[] => {
  const withHabits = groups.filter(({ habits }) => habits.length > 0)
  return withHabits.every(({ habits }) => habits.every((habit) => isSettled(habit, day)))
    ? withHabits.map(({ childId }) => childId)
    : []
}
