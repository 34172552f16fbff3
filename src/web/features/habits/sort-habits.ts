import type { Habit } from '#shared/habits/contract.ts'

/** Sorts habits in the order in which they were added (the ids contain the time). */
export const sortOldestFirst = (habits: readonly Habit[]): Habit[] =>
  habits.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Ids of the habits when the screen was opened. */
export interface HabitsBefore {
  all: ReadonlySet<string>
  completed: ReadonlySet<string>
}

/** Returns the ids of habits, as they are when the screen is opened. */
export const listHabitsBefore = (habits: readonly Habit[]): HabitsBefore => ({
  all: new Set(habits.map(({ id }) => id)),
  completed: new Set(habits.filter(({ isCompleted }) => isCompleted).map(({ id }) => id)),
})

/**
 * Groups habits by what they were when the screen was opened, each group in the order in which they were added: what is
 * added or completed since then moves nothing above it.
 */
export const groupHabits = (habits: readonly Habit[], { all, completed }: HabitsBefore) => {
  const sorted = sortOldestFirst(habits)
  return {
    open: sorted.filter(({ id }) => all.has(id) && !completed.has(id)),
    added: sorted.filter(({ id }) => !all.has(id)),
    completed: sorted.filter(({ id }) => completed.has(id)),
  }
}
