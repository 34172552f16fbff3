import type { QueryClient } from '@tanstack/react-query'
import { childrenQuery } from '#web/lib/children-query.ts'
import { endFlightsOf } from './award-flights.ts'

/** The points an act adds to the balance of a child. */
export interface BalanceChange {
  childId: string
  points: number
}

const updatePoints = (client: QueryClient, childId: string, update: (points: number) => number): void => {
  client.setQueryData(childrenQuery.queryKey, (known) =>
    known?.map((child) => (child.id === childId ? { ...child, points: update(child.points) } : child)),
  )
}

const findChange = (context: unknown): BalanceChange | undefined =>
  typeof context === 'object' && context !== null && 'change' in context
    ? (context.change as BalanceChange | undefined)
    : undefined

/** Returns the points that other pending acts will add to the same child. */
const otherPendingPoints = (client: QueryClient, own: BalanceChange): number =>
  client
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ state: { context } }) => findChange(context) ?? [])
    .filter((change) => change !== own && change.childId === own.childId)
    .reduce((sum, { points }) => sum + points, 0)

/** Adds the points of a pending act to the cached balance; the change is then confirmed or rolled back. */
export const applyBalanceChange = (client: QueryClient, change: BalanceChange): BalanceChange => {
  void client.cancelQueries({ queryKey: childrenQuery.queryKey })
  updatePoints(client, change.childId, (points) => points + change.points)
  if (change.points < 0) endFlightsOf(change.childId)
  return change
}

/** Replaces the cached balance by the server's, plus the points of other pending acts. */
export const confirmBalanceChange = (client: QueryClient, change: BalanceChange, balance: number): void => {
  const others = otherPendingPoints(client, change)
  if (others !== 0) void client.cancelQueries({ queryKey: childrenQuery.queryKey })
  updatePoints(client, change.childId, () => balance + others)
}

/** Subtracts the points of a failed act from the cached balance and reads the balance again. */
export const rollBackBalanceChange = (client: QueryClient, change: BalanceChange): void => {
  updatePoints(client, change.childId, (points) => points - change.points)
  void client.invalidateQueries({ queryKey: childrenQuery.queryKey })
}
