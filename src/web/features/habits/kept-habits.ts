import type { QueryClient } from '@tanstack/react-query'
import { listHabits, listToday, type Habit } from '#shared/habits/contract.ts'
import { keyOf, read } from '#web/lib/query.ts'

const today = read(listToday)

/** Puts a habit as the server tells it, or as it has become, in place of the one that is known. */
export const putHabit = (client: QueryClient, childId: string, id: string, change: (known: Habit) => Habit): void => {
  const changed = (habits: Habit[]) => habits.map((habit) => (habit.id === id ? change(habit) : habit))
  client.setQueryData(read(listHabits, { params: { childId } }).queryKey, (known) => known && changed(known))
  client.setQueryData(today.queryKey, (known) =>
    known?.map((group) => (group.childId === childId ? { ...group, habits: changed(group.habits) } : group)),
  )
}

/** A habit as it is known, from its own list or from the evening's. */
export const knownHabit = (client: QueryClient, { id, childId }: Habit): Habit | undefined => {
  const own = client.getQueryData(read(listHabits, { params: { childId } }).queryKey)
  const evening = client.getQueryData(today.queryKey)?.flatMap(({ habits }) => habits)
  return (own ?? evening)?.find((habit) => habit.id === id)
}

/** Takes a deleted habit out of what is known. */
export const dropHabit = (client: QueryClient, { id, childId }: Habit): void => {
  const rest = (habits: Habit[]) => habits.filter((habit) => habit.id !== id)
  client.setQueryData(read(listHabits, { params: { childId } }).queryKey, (known) => known && rest(known))
  client.setQueryData(today.queryKey, (known) => known?.map((group) => ({ ...group, habits: rest(group.habits) })))
}

/** Reads the habits of a child again after a refusal: another device may know more. */
export const readAgain = (client: QueryClient, childId: string): void => {
  void client.invalidateQueries({ queryKey: keyOf(listHabits, { params: { childId } }) })
  void client.invalidateQueries({ queryKey: today.queryKey })
}
