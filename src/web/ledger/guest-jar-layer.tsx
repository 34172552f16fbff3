import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { useGuestJar } from './flights.ts'
import { hideGuestJar, useAwardFlights } from './award-flights.ts'
import { findFreeTop, findPlace } from './guest-jar.tsx'
import { PointsJar } from './points-jar.tsx'

/** How long the jar stays after the last light has landed, in milliseconds. */
const stayMs = 2000

/** Renders a small jar for a child whose jar is not in view, as long as lights fly to it: at the top, if it has no place. */
export function GuestJar() {
  const guestId = useGuestJar()
  const { data } = useQuery({ ...childrenQuery, enabled: false })
  const child = data?.find(({ id }) => id === guestId)
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
