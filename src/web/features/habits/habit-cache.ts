import type { QueryClient } from '@tanstack/react-query'
import { listHabits, listFamilyTodayHabits, type Habit } from '#shared/habits/contract.ts'
import { queryKeyOf, read, updateCached } from '#web/lib/query.ts'

const todayQuery = read(listFamilyTodayHabits)

/** Updates the habits of a child in both cached lists: `listHabits` and `listFamilyTodayHabits`. */
const updateCachedHabits = (client: QueryClient, childId: string, update: (habits: Habit[]) => Habit[]): void => {
  updateCached(client, listHabits, { params: { childId } }, update)
  updateCached(client, listFamilyTodayHabits, {}, (groups) =>
    groups.map((group) => (group.childId === childId ? { ...group, habits: update(group.habits) } : group)),
  )
}

/** Updates a cached habit. */
export const updateCachedHabit = (
  client: QueryClient,
  { childId, id }: Habit,
  update: (cached: Habit) => Habit,
): void =>
  updateCachedHabits(client, childId, (habits) => habits.map((habit) => (habit.id === id ? update(habit) : habit)))

/** Replaces a cached habit by the one that the server returned. */
export const replaceCachedHabit = (client: QueryClient, saved: Habit): void =>
  updateCachedHabit(client, saved, () => saved)

/** Adds a new habit to the cached lists, which are newest first. */
export const addCachedHabit = (client: QueryClient, added: Habit): void =>
  updateCachedHabits(client, added.childId, (habits) => [added, ...habits.filter(({ id }) => id !== added.id)])

/** Removes a deleted habit from the cached lists. */
export const removeCachedHabit = (client: QueryClient, { childId, id }: Habit): void =>
  updateCachedHabits(client, childId, (habits) => habits.filter((habit) => habit.id !== id))

/** Returns a cached habit, from `listHabits` of its child or else from `listFamilyTodayHabits`. */
export const findCachedHabit = (client: QueryClient, { id, childId }: Habit): Habit | undefined => {
  const own = client.getQueryData(read(listHabits, { params: { childId } }).queryKey)
  const todays = client.getQueryData(todayQuery.queryKey)?.flatMap(({ habits }) => habits)
  return (own ?? todays)?.find((habit) => habit.id === id)
}

/** Reads the habits of a child and today's habits again after an error: another device may have changed them. */
export const refetchHabits = (client: QueryClient, childId: string): void => {
  void client.invalidateQueries({ queryKey: queryKeyOf(listHabits, { params: { childId } }) })
  void client.invalidateQueries({ queryKey: todayQuery.queryKey })
}
