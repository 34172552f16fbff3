import { useRef, useState, type RefObject } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { useGuestJar } from './award-flights.ts'
import { isInView } from './find-jar.ts'
import { PointsJar } from './points-jar.tsx'

/** Around a jar, in pixels. */
const gap = 8
const jarHeight = 60

/** Returns the distance from the top of the window, in pixels, at which the jar covers no message. */
export const findFreeTop = (): number => {
  const line = document.querySelector('[data-message-line]')?.getBoundingClientRect()
  return line && line.bottom > 0 && line.top < jarHeight + 2 * gap ? line.bottom + gap : gap
}

/**
 * Returns the first row for the jar of a child that is in view, clear of messages, if any. What flies from a dialog comes from
 * no row: its first place is the picture of the child among those to choose from.
 */
export const findPlace = (childId: string, from: Element): Element | undefined => {
  const freeTop = findFreeTop() - gap
  const chip = from.closest('[role=dialog]') ? `[data-jar-chip="${childId}"],` : ''
  const places = [...document.querySelectorAll(`${chip}[data-jar-place="${childId}"]`)]
  return places.find((place) => isInView(place) && place.getBoundingClientRect().top >= freeTop)
}

interface JarInPlaceProps {
  child: Child
  /** Whether it lies over the picture of the child, with `data-jar-chip`. */
  isChip?: boolean
}

/** Renders the small jar of a child in a row with `data-jar-place`, while that is shown for a flight and no place before it is in view. */
export function JarInPlace(props: JarInPlaceProps) {
  const slot = useRef<HTMLSpanElement>(null)
  const guest = useGuestJar()
  return (
    <span ref={slot} className="contents">
      {guest?.childId === props.child.id && <JarIfFirst {...props} slot={slot} from={guest.from} />}
    </span>
  )
}

type JarIfFirstProps = JarInPlaceProps & { slot: RefObject<Element | null>; from: Element }

function JarIfFirst({ child, isChip, slot, from }: JarIfFirstProps) {
  const [isFirst] = useState(() => findPlace(child.id, from)?.contains(slot.current))
  return (
    isFirst && (
      <span className={isChip ? 'absolute inset-0 animate-fade' : '-my-0.5 block animate-fade'}>
        <PointsJar child={child} isLow isBare={isChip} />
      </span>
    )
  )
}
