import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query'
import { listChildren } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'

/** What an act is about to change: a child's points, by so many. */
export interface Shift {
  childId: string
  points: number
}

const children = read(listChildren)

const setPoints = (client: QueryClient, childId: string, change: (points: number) => number): void => {
  client.setQueryData(children.queryKey, (known) =>
    known?.map((child) => (child.id === childId ? { ...child, points: change(child.points) } : child)),
  )
}

const isShift = (context: unknown): context is Shift =>
  typeof context === 'object' && context !== null && 'childId' in context && 'points' in context

/** What other acts on the same child, still on their way, will change. */
const onTheWay = (client: QueryClient, own: Shift): number =>
  client
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ state: { context } }) => (isShift(context) && context !== own ? [context] : []))
    .reduce((sum, { childId, points }) => (childId === own.childId ? sum + points : sum), 0)

/**
 * Shows the points of an act at once, everywhere, and puts them right by the server's answer or takes them back when it
 * is refused. Spread it beside the mutation of an act.
 */
export const atOnce = <Given>(shiftOf: (given: Given) => Shift) => ({
  onMutate: (given: Given, { client }: MutationFunctionContext): Shift => {
    const shift = shiftOf(given)
    void client.cancelQueries({ queryKey: children.queryKey })
    setPoints(client, shift.childId, (points) => points + shift.points)
    return shift
  },
  onSuccess: ({ balance }: { balance: number }, _: Given, shift: Shift, { client }: MutationFunctionContext): void => {
    const others = onTheWay(client, shift)
    if (others !== 0) void client.cancelQueries({ queryKey: children.queryKey })
    setPoints(client, shift.childId, () => balance + others)
  },
  onError: (_: Error, __: Given, shift: Shift | undefined, { client }: MutationFunctionContext): void => {
    if (!shift) return
    setPoints(client, shift.childId, (points) => points - shift.points)
    void client.invalidateQueries({ queryKey: children.queryKey })
  },
})
