import { useQueryClient } from '@tanstack/react-query'
import { findCachedChild } from '#web/lib/children-query.ts'
import { createStore } from '#web/lib/store.ts'

/** An award whose lights are on their way from what was tapped to the jar. */
export interface AwardFlight {
  id: number
  childId: string
  points: number
  /** The tapped element. */
  from: Element
  /** Resolves to whether the award was recorded; until then the lights wait above the jar. */
  recorded: Promise<boolean>
}

interface Flights {
  inAir: readonly AwardFlight[]
  /** Flights of acts that failed: their lights wait dimmed above the jar, and land no more. */
  dimmed: readonly AwardFlight[]
  /** The balances to show, by the id of the child, while lights are on their way to its jar. */
  heldPoints: ReadonlyMap<string, number>
}

/** The awards whose lights are on their way. */
export const flights = createStore<Flights>({ inAir: [], dimmed: [], heldPoints: new Map() })
/** The id of the child whose jar is shown for a flight, because none of it is in view. */
export const guestJar = createStore<string | undefined>(undefined)

/** Returns the id of the child whose jar is shown for a flight, if any. */
export const useGuestJar = guestJar.useValue

/** Returns the balance of a child to show: the one before the awards whose lights have not landed yet. */
export const useShownPoints = ({ id, points }: { id: string; points: number }): number => {
  const client = useQueryClient()
  // The end of a flight is announced before a change of the cached balance, which the caller passes later.
  const findCached = () => findCachedChild(client, id)?.points
  return flights.useSelected(({ heldPoints }) => heldPoints.get(id) ?? findCached() ?? points)
}
