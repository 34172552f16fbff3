import type { Habit } from '#shared/habits/contract.ts'

/** Sorts habits in the order in which they were added (the ids contain the time). */
export const sortOldestFirst = (habits: readonly Habit[]): Habit[] =>
  habits.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Sorts habits: those not completed first, each group in the order in which they were added. */
export const sortOpenFirst = (habits: readonly Habit[], completedIds: ReadonlySet<string>): Habit[] => {
  const sorted = sortOldestFirst(habits)
  return [...sorted.filter(({ id }) => !completedIds.has(id)), ...sorted.filter(({ id }) => completedIds.has(id))]
}
