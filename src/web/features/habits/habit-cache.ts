import type { QueryClient } from '@tanstack/react-query'
import { listHabits, listToday, type Habit } from '#shared/habits/contract.ts'
import { queryKeyOf, read, updateCached } from '#web/lib/query.ts'

const today = read(listToday)

/** Updates the habits of a child in both cached lists: `listHabits` and `listToday`. */
const updateHabits = (client: QueryClient, childId: string, update: (habits: Habit[]) => Habit[]): void => {
  updateCached(client, listHabits, { params: { childId } }, update)
  updateCached(client, listToday, {}, (groups) =>
    groups.map((group) => (group.childId === childId ? { ...group, habits: update(group.habits) } : group)),
  )
}

/** Updates a cached habit. */
export const updateHabit = (client: QueryClient, { childId, id }: Habit, update: (cached: Habit) => Habit): void =>
  updateHabits(client, childId, (habits) => habits.map((habit) => (habit.id === id ? update(habit) : habit)))

/** Replaces a cached habit by the server's. */
export const replaceHabit = (client: QueryClient, saved: Habit): void => updateHabit(client, saved, () => saved)

/** Removes a deleted habit. */
export const removeHabit = (client: QueryClient, { childId, id }: Habit): void =>
  updateHabits(client, childId, (habits) => habits.filter((habit) => habit.id !== id))

/** Returns a cached habit, from `listHabits` of its child or else from `listToday`. */
export const cachedHabit = (client: QueryClient, { id, childId }: Habit): Habit | undefined => {
  const own = client.getQueryData(read(listHabits, { params: { childId } }).queryKey)
  const todays = client.getQueryData(today.queryKey)?.flatMap(({ habits }) => habits)
  return (own ?? todays)?.find((habit) => habit.id === id)
}

/** Reads the habits of a child again after an error: another device may have changed them. */
export const refetchHabits = (client: QueryClient, childId: string): void => {
  void client.invalidateQueries({ queryKey: queryKeyOf(listHabits, { params: { childId } }) })
  void client.invalidateQueries({ queryKey: today.queryKey })
}
