import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'
import { hideGuestJar, useAwardFlights, useGuestJar } from './award-flights.ts'
import { PointsJar } from './points-jar.tsx'

/** How long the jar stays after the last light has landed, in milliseconds. */
const stayMs = 2000

const gap = 8
const jarHeight = 60
/** Where a line of messages ends at least while it stays at the top of the window. */
const stickyLineBottom = 84

/** Returns the distance from the top of the window, in pixels, at which the jar covers no message. */
const findFreeTop = (): number => {
  const line = document.querySelector('[data-message-line]')?.getBoundingClientRect()
  if (!line || line.top >= jarHeight + 2 * gap) return gap
  return Math.max(line.bottom, stickyLineBottom) + gap
}

/** Renders a small jar at the top for a child whose jar is not in view, as long as lights fly to it. */
export function GuestJar() {
  const childId = useGuestJar()
  const { data } = useQuery({ ...read(listChildren), enabled: false })
  const child = data?.find(({ id }) => id === childId)
  return child && <GuestJarOf key={child.id} child={child} />
}

function GuestJarOf({ child }: { child: Child }) {
  const [top] = useState(findFreeTop)
  const isAwaiting = useAwardFlights().some(({ childId }) => childId === child.id)
  // External system: the clock.
  useEffect(() => {
    if (isAwaiting) return undefined
    const timer = setTimeout(hideGuestJar, stayMs)
    return () => clearTimeout(timer)
  }, [isAwaiting])
  return (
    <div
      style={{ top: `max(${top}px, env(safe-area-inset-top))` }}
      className="absolute right-3 animate-fade landscape:top-0.5! landscape:right-[calc(9rem+env(safe-area-inset-right))] rounded-[1.375rem] shadow-float"
    >
      <PointsJar child={child} showsAvatar />
    </div>
  )
}
