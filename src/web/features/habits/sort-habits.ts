import type { Habit } from '#shared/habits/contract.ts'

/** Sorts habits in the order in which they were added (the ids contain the time). */
export const sortOldestFirst = (habits: readonly Habit[]): Habit[] =>
  habits.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Returns the ids of the completed habits, as they are when the screen is opened. */
export const listCompletedBefore = (habits: readonly Habit[]): ReadonlySet<string> =>
  new Set(habits.filter(({ isCompleted }) => isCompleted).map(({ id }) => id))

/**
 * Groups habits by what they were when the screen was opened, each group in the order in which they were added: what is
 * completed since then keeps its place.
 */
export const groupHabits = (habits: readonly Habit[], completedBefore: ReadonlySet<string>) => {
  const sorted = sortOldestFirst(habits)
  return {
    open: sorted.filter(({ id }) => !completedBefore.has(id)),
    completed: sorted.filter(({ id }) => completedBefore.has(id)),
  }
}
