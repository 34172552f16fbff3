import { createStore } from '#web/lib/store.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { findJar } from './find-jar.ts'

/** How many awards may be in the air at once; the points of others are shown with the last one that lands. */
const maxFlights = 3

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

const store = createStore<Flights>({ inAir: [], dimmed: [], heldPoints: new Map() })
/** The id of the child whose jar is shown for a flight, because none of it is in view. */
const guestJar = createStore<string | undefined>(undefined)
let isLayerMounted = false
let count = 0

/** Removes flights; the balance of a child without others is no longer held. */
const removeFlights = (isRemoved: (flight: AwardFlight) => boolean, landed = 0, dimmed = store.get().dimmed): void => {
  const { inAir, heldPoints } = store.get()
  const rest = inAir.filter((flight) => !isRemoved(flight))
  const held = new Map(heldPoints)
  for (const { childId } of inAir.filter(isRemoved)) {
    if (rest.some((flight) => flight.childId === childId)) held.set(childId, (held.get(childId) ?? 0) + landed)
    else held.delete(childId)
  }
  store.set({ inAir: rest, dimmed, heldPoints: held })
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
  const { inAir, dimmed, heldPoints } = store.get()
  if (!isLayerMounted || inAir.length >= maxFlights || !canAnimate()) return undefined
  if (!findJar(child.id)) guestJar.set(child.id)
  count += 1
  let end: (isRecorded: boolean) => void = () => undefined
  const recorded = new Promise<boolean>((resolve) => {
    end = resolve
  })
  const flight: AwardFlight = { id: count, childId: child.id, points, from, recorded }
  store.set({
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
  const { inAir, dimmed } = store.get()
  const isInAir = ({ id }: AwardFlight) => id === flight.id
  if (inAir.some(isInAir)) removeFlights(isInAir, 0, [...dimmed, flight])
}

/** Ends a flight whose lights are in the jar: its points are shown. */
export const landFlight = ({ id, points }: AwardFlight): void => removeFlights((flight) => flight.id === id, points)

/** Ends the flight of a failed act, whose lights went out. */
export const endDimmedFlight = ({ id }: AwardFlight): void =>
  store.set({ ...store.get(), dimmed: store.get().dimmed.filter((flight) => flight.id !== id) })

/** Ends all flights to the jar of a child, such as when something is undone: the balance is shown as it is. */
export const endFlightsOf = (childId: string): void => removeFlights((flight) => flight.childId === childId)

/** Resolves when no lights are on their way to the jar of a child. */
export const waitForLanding = (childId: string): Promise<void> =>
  store.until(({ inAir }) => !inAir.some((flight) => flight.childId === childId))

/** An act of this device that was recorded and whose lights have landed. */
export interface Landing {
  /** Whether it was awarded, and not checked in or reached. */
  isAward: boolean
}

const latestLanding = createStore<Landing | null>(null)

/** Tells that the lights of a recorded act have landed. */
export const announceLanding = latestLanding.set

/** Calls a function after each recorded act of this device, when its lights have landed. */
export const subscribeToLandings = (listener: (landing: Landing) => void): (() => void) =>
  latestLanding.subscribe(() => {
    const landing = latestLanding.get()
    if (landing) listener(landing)
  })

/** Returns the balance on screen of a child to whose jar lights fly. */
export const findHeldPoints = (childId: string): number => store.get().heldPoints.get(childId) ?? 0

/** Hides the jar that was shown for a flight. */
export const hideGuestJar = (): void => guestJar.set(undefined)

/** Returns the id of the child whose jar is shown for a flight, if any. */
export const useGuestJar = guestJar.useValue

/** Returns the awards in the air, and after them those whose lights wait dimmed. */
export const useAwardFlights = (): readonly AwardFlight[] => {
  const inAir = store.useSelected((flights) => flights.inAir)
  const dimmed = store.useSelected((flights) => flights.dimmed)
  return [...inAir, ...dimmed]
}

/** Returns whether the lights of a flight wait dimmed. */
export const useIsDimmed = (flight: AwardFlight): boolean => store.useSelected(({ dimmed }) => dimmed.includes(flight))

/** Returns the balance of a child to show: the one before the awards whose lights have not landed yet. */
export const useShownPoints = ({ id, points }: { id: string; points: number }): number =>
  store.useSelected(({ heldPoints }) => heldPoints.get(id) ?? points)
