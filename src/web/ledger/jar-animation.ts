import { announceLanding, startAwardFlight, waitForLanding } from './award-flights.ts'

/** An award of this device whose lights fly to the jar. Acts of other devices change the number without them. */
export interface JarAnimation {
  /** The child, with the balance before the award. */
  child: { id: string; points: number }
  points: number
  /** What was tapped; null if nothing flies. */
  element: Element | null
  /** Whether it was awarded, and not checked in or reached. */
  isAward?: boolean
}

/** Marks what was tapped until the answer has come, so that it is seen also when that is slow. */
const markAwaiting = (element: Element): (() => void) => {
  const tapped = element.closest('button') ?? element
  tapped.setAttribute('data-awaiting', '')
  return () => tapped.removeAttribute('data-awaiting')
}

/** Lets the lights of an award fly to the jar; returns a function to call with whether it was recorded. */
export const animateJar = ({
  child,
  points,
  element,
  isAward = false,
}: JarAnimation): ((isRecorded: boolean) => void) => {
  if (!element) return () => undefined
  const endFlight = startAwardFlight(child, points, element)
  const unmark = markAwaiting(element)
  return (isRecorded) => {
    unmark()
    endFlight?.(isRecorded)
    if (isRecorded) void waitForLanding(child.id).then(() => announceLanding({ isAward }))
  }
}
