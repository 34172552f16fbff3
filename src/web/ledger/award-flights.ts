import { createStore } from '#web/lib/store.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { findJar } from './find-jar.ts'
import { flights, guestJar, type AwardFlight } from './flights.ts'

/** How many awards may be in the air at once; the points of others are shown with the last one that lands. */
const maxFlights = 3

let isLayerMounted = false
let count = 0

/** Removes flights; the balance of a child without others is no longer held. */
const removeFlights = (
  isRemoved: (flight: AwardFlight) => boolean,
  landed = 0,
  dimmed = flights.get().dimmed,
): void => {
  const { inAir, heldPoints } = flights.get()
  const rest = inAir.filter((flight) => !isRemoved(flight))
  const held = new Map(heldPoints)
  for (const { childId } of inAir.filter(isRemoved)) {
    if (rest.some((flight) => flight.childId === childId)) held.set(childId, (held.get(childId) ?? 0) + landed)
    else held.delete(childId)
  }
  flights.set({ inAir: rest, dimmed, heldPoints: held })
}

/** Marks the layer that renders the flights as mounted; returns a function to call when it unmounts. */
export const markFlightLayerMounted = (): (() => void) => {
  isLayerMounted = true
  return () => {
    isLayerMounted = false
    removeFlights(() => true, 0, [])
  }
}

/**
 * Starts the flight of an award and holds the balance on screen until it lands. Returns a function to call with the
 * outcome of the request, or undefined if nothing flies: then the balance changes at once.
 */
export const startAwardFlight = (
  child: { id: string; points: number },
  points: number,
  from: Element,
): ((isRecorded: boolean) => void) | undefined => {
  const { inAir, dimmed, heldPoints } = flights.get()
  if (!isLayerMounted || inAir.length >= maxFlights || !canAnimate()) return undefined
  if (!findJar(child.id)) guestJar.set(child.id)
  count += 1
  let end: (isRecorded: boolean) => void = () => undefined
  const recorded = new Promise<boolean>((resolve) => {
    end = resolve
  })
  const flight: AwardFlight = { id: count, childId: child.id, points, from, recorded }
  flights.set({
    inAir: [...inAir, flight],
    // What waited there is sent again, or given up for something new.
    dimmed: dimmed.filter(({ childId }) => childId !== child.id),
    heldPoints: new Map(heldPoints).set(child.id, heldPoints.get(child.id) ?? child.points),
  })
  return (isRecorded) => {
    if (!isRecorded) dimFlight(flight)
    end(isRecorded)
  }
}

/** Lets the lights of a failed act wait dimmed: the balance is no longer held for them. */
const dimFlight = (flight: AwardFlight): void => {
  const { inAir, dimmed } = flights.get()
  const isInAir = ({ id }: AwardFlight) => id === flight.id
  if (inAir.some(isInAir)) removeFlights(isInAir, 0, [...dimmed, flight])
}

/** Ends a flight whose lights are in the jar: its points are shown. */
export const landFlight = ({ id, points }: AwardFlight): void => removeFlights((flight) => flight.id === id, points)

/** Ends the flight of a failed act, whose lights went out. */
export const endDimmedFlight = ({ id }: AwardFlight): void =>
  flights.set({ ...flights.get(), dimmed: flights.get().dimmed.filter((flight) => flight.id !== id) })

/** Ends all flights to the jar of a child, such as when something is undone: the balance is shown as it is. */
export const endFlightsOf = (childId: string): void => removeFlights((flight) => flight.childId === childId)

/** Resolves when no lights are on their way to the jar of a child. */
export const waitForLanding = (childId: string): Promise<void> =>
  flights.until(({ inAir }) => !inAir.some((flight) => flight.childId === childId))

/** An act of this device that was recorded and whose lights have landed. */
export interface Landing {
  /** Whether it was awarded, and not checked in or reached. */
  isAward: boolean
}

const latestLanding = createStore<Landing | null>(null)

/** Announces that the lights of a recorded act have landed. */
export const announceLanding = latestLanding.set

/** Calls a function after each recorded act of this device, when its lights have landed. */
export const subscribeToLandings = (listener: (landing: Landing) => void): (() => void) =>
  latestLanding.subscribe(() => {
    const landing = latestLanding.get()
    if (landing) listener(landing)
  })

/** Returns the balance on screen of a child to whose jar lights fly. */
export const findHeldPoints = (childId: string): number => flights.get().heldPoints.get(childId) ?? 0

/** Hides the jar that was shown for a flight. */
export const hideGuestJar = (): void => guestJar.set(undefined)

/** Returns the awards in the air, and after them those whose lights wait dimmed. */
export const useAwardFlights = (): readonly AwardFlight[] => {
  const inAir = flights.useSelected(({ inAir }) => inAir)
  const dimmed = flights.useSelected(({ dimmed }) => dimmed)
  return [...inAir, ...dimmed]
}

/** Returns whether the lights of a flight wait dimmed. */
export const useIsDimmed = (flight: AwardFlight): boolean =>
  flights.useSelected(({ dimmed }) => dimmed.includes(flight))
