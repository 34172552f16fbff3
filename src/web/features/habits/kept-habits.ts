import type { QueryClient } from '@tanstack/react-query'
import { listHabits, listToday, type Habit } from '#shared/habits/contract.ts'
import { keyOf, put, read } from '#web/lib/query.ts'

const today = read(listToday)

/** Changes the habits of a child wherever they are known: in their own list and in the evening's. */
const putAll = (client: QueryClient, childId: string, change: (habits: Habit[]) => Habit[]): void => {
  put(client, listHabits, { params: { childId } }, change)
  put(client, listToday, {}, (groups) =>
    groups.map((group) => (group.childId === childId ? { ...group, habits: change(group.habits) } : group)),
  )
}

/** Puts a habit as the server tells it, or as it has become, in place of the one that is known. */
export const putHabit = (client: QueryClient, childId: string, id: string, change: (known: Habit) => Habit): void =>
  putAll(client, childId, (habits) => habits.map((habit) => (habit.id === id ? change(habit) : habit)))

/** A habit as it is known, from its own list or from the evening's. */
export const knownHabit = (client: QueryClient, { id, childId }: Habit): Habit | undefined => {
  const own = client.getQueryData(read(listHabits, { params: { childId } }).queryKey)
  const evening = client.getQueryData(today.queryKey)?.flatMap(({ habits }) => habits)
  return (own ?? evening)?.find((habit) => habit.id === id)
}

/** Takes a deleted habit out of what is known. */
export const dropHabit = (client: QueryClient, { id, childId }: Habit): void =>
  putAll(client, childId, (habits) => habits.filter((habit) => habit.id !== id))

/** Reads the habits of a child again after a refusal: another device may know more. */
export const readAgain = (client: QueryClient, childId: string): void => {
  void client.invalidateQueries({ queryKey: keyOf(listHabits, { params: { childId } }) })
  void client.invalidateQueries({ queryKey: today.queryKey })
}
