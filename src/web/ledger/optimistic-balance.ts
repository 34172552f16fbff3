import type { QueryClient } from '@tanstack/react-query'
import { listChildren } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'

/** The points an act adds to the balance of a child. */
export interface BalanceChange {
  childId: string
  points: number
}

const childrenQuery = read(listChildren)

const updatePoints = (client: QueryClient, childId: string, update: (points: number) => number): void => {
  client.setQueryData(childrenQuery.queryKey, (known) =>
    known?.map((child) => (child.id === childId ? { ...child, points: update(child.points) } : child)),
  )
}

const isBalanceChange = (context: unknown): context is BalanceChange =>
  typeof context === 'object' && context !== null && 'childId' in context && 'points' in context

/** Returns the points that other pending acts will add to the same child. */
const otherPendingPoints = (client: QueryClient, own: BalanceChange): number =>
  client
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ state: { context } }) => (isBalanceChange(context) && context !== own ? [context] : []))
    .reduce((sum, { childId, points }) => (childId === own.childId ? sum + points : sum), 0)

/** The balance as it will be once the server responds; `apply` first, then either `confirm` or `rollBack`. */
export const optimisticBalance = {
  apply: (client: QueryClient, change: BalanceChange): BalanceChange => {
    void client.cancelQueries({ queryKey: childrenQuery.queryKey })
    updatePoints(client, change.childId, (points) => points + change.points)
    return change
  },
  confirm: (client: QueryClient, change: BalanceChange, balance: number): void => {
    const others = otherPendingPoints(client, change)
    if (others !== 0) void client.cancelQueries({ queryKey: childrenQuery.queryKey })
    updatePoints(client, change.childId, () => balance + others)
  },
  rollBack: (client: QueryClient, change: BalanceChange): void => {
    updatePoints(client, change.childId, (points) => points - change.points)
    void client.invalidateQueries({ queryKey: childrenQuery.queryKey })
  },
}
