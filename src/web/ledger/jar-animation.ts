import { nextPaint } from '#web/lib/next-paint.ts'
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

/** Lets the lights of an award fly to the jar once the tap is answered; returns a function to call with whether it was recorded. */
export const animateJar = ({
  child,
  points,
  element,
  isAward = false,
}: JarAnimation): ((isRecorded: boolean) => void) => {
  if (!element) return () => undefined
  const unmark = markAwaiting(element)
  const flight = nextPaint().then(() => startAwardFlight(child, points, element))
  return (isRecorded) => {
    unmark()
    void flight.then(async (endFlight) => {
      endFlight?.(isRecorded)
      if (!isRecorded) return
      await waitForLanding(child.id)
      announceLanding({ isAward })
    })
  }
}
