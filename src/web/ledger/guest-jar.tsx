import { useRef, useState, type RefObject } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { useGuestJar } from './flights.ts'
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
 * Returns the first place for the jar of a child that is in view, clear of messages, if any: a row with its name, unless a dialog
 * may cover that, or else a picture, of which that of the child beside its points is the first one.
 */
export const findPlace = (childId: string): Element | undefined => {
  const freeTop = findFreeTop() - gap
  const places = [...document.querySelectorAll(`[data-jar-place="${childId}"]`)]
  const inView = places.filter((place) => isInView(place) && place.getBoundingClientRect().top >= freeTop)
  const rows = document.querySelector('[role=dialog]') ? [] : inView.filter((place) => !place.matches('[data-picture]'))
  return rows[0] ?? inView[0]
}

interface JarInPlaceProps {
  child: Child
  /** Whether it lies over a picture, with `data-picture`, without the points. */
  isChip?: boolean
}

/** Renders the small jar of a child in a row with `data-jar-place`, while that is shown for a flight and no place before it is in view. */
export function JarInPlace(props: JarInPlaceProps) {
  const slot = useRef<HTMLSpanElement>(null)
  const guestId = useGuestJar()
  return (
    <span ref={slot} className="contents">
      {guestId === props.child.id && <JarIfFirst {...props} slot={slot} />}
    </span>
  )
}

type JarIfFirstProps = JarInPlaceProps & { slot: RefObject<Element | null> }

function JarIfFirst({ child, isChip, slot }: JarIfFirstProps) {
  const [isFirst] = useState(() => findPlace(child.id)?.contains(slot.current))
  return (
    isFirst && (
      <span className={isChip ? 'absolute inset-0 animate-fade' : '-my-0.5 block animate-fade'}>
        <PointsJar child={child} isLow isBare={isChip} />
      </span>
    )
  )
}
