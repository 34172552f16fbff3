import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { hideGuestJar, useAwardFlights, useGuestJar } from './award-flights.ts'
import { isInView } from './find-jar.ts'
import { PointsJar } from './points-jar.tsx'

/** How long the jar stays after the last light has landed, in milliseconds. */
const stayMs = 2000

const gap = 8
const jarHeight = 60

/** Returns the distance from the top of the window, in pixels, at which the jar covers no message. */
const findFreeTop = (): number => {
  const line = document.querySelector('[data-message-line]')?.getBoundingClientRect()
  return line && line.bottom > 0 && line.top < jarHeight + 2 * gap ? line.bottom + gap : gap
}

/** Returns the first row for the jar of a child that is in view, clear of messages, if any. */
const findPlace = (childId: string): Element | undefined => {
  const freeTop = findFreeTop() - gap
  const places = [...document.querySelectorAll(`[data-jar-place="${childId}"]`)]
  return places.find((place) => isInView(place) && place.getBoundingClientRect().top >= freeTop)
}

/** Renders the small jar of a child in a row with `data-jar-place`, while that is shown for a flight and no row above it is in view. */
export function JarInPlace({ child }: { child: Child }) {
  const slot = useRef<HTMLSpanElement>(null)
  return (
    <span ref={slot} className="contents">
      {useGuestJar() === child.id && <JarIfFirst child={child} slot={slot} />}
    </span>
  )
}

function JarIfFirst({ child, slot }: { child: Child; slot: RefObject<Element | null> }) {
  const [isFirst] = useState(() => findPlace(child.id)?.contains(slot.current))
  return (
    isFirst && (
      <span className="-my-0.5 block animate-fade">
        <PointsJar child={child} isLow />
      </span>
    )
  )
}

/** Renders a small jar for a child whose jar is not in view, as long as lights fly to it: at the top, if it has no place. */
export function GuestJar() {
  const childId = useGuestJar()
  const { data } = useQuery({ ...read(listChildren), enabled: false })
  const child = data?.find(({ id }) => id === childId)
  return child && <GuestJarOf key={child.id} child={child} />
}

function GuestJarOf({ child }: { child: Child }) {
  const [top] = useState(findFreeTop)
  const [isInPlace] = useState(() => findPlace(child.id) !== undefined)
  const [hasLine] = useState(() => document.querySelector('[data-message-line]') !== null)
  const isAwaiting = useAwardFlights().some(({ childId }) => childId === child.id)
  // External system: the clock.
  useEffect(() => {
    if (isAwaiting) return undefined
    const timer = setTimeout(hideGuestJar, stayMs)
    return () => clearTimeout(timer)
  }, [isAwaiting])
  if (isInPlace) return null
  return (
    <div
      style={{ top: `max(${top}px, env(safe-area-inset-top))` }}
      className={classNames(
        'absolute right-3 animate-fade rounded-[1.375rem] shadow-float',
        hasLine
          ? 'landscape:top-auto! landscape:right-auto landscape:bottom-2 landscape:left-[calc(var(--left-rail)+0.75rem)]'
          : 'landscape:top-0.5! landscape:right-[calc(9rem+env(safe-area-inset-right))]',
      )}
    >
      <PointsJar child={child} showsAvatar />
    </div>
  )
}
