import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'
import { hideGuestJar, useAwardFlights, useGuestJar } from './award-flights.ts'
import { PointsJar } from './points-jar.tsx'

/** How long the jar stays after the last light has landed, in milliseconds. */
const stayMs = 2000

/** Renders a small jar at the top for a child whose jar is not in view, as long as lights fly to it. */
export function GuestJar() {
  const childId = useGuestJar()
  const { data } = useQuery({ ...read(listChildren), enabled: false })
  const child = data?.find(({ id }) => id === childId)
  return child && <GuestJarOf key={child.id} child={child} />
}

function GuestJarOf({ child }: { child: Child }) {
  const isAwaiting = useAwardFlights().some(({ childId }) => childId === child.id)
  // External system: the clock.
  useEffect(() => {
    if (isAwaiting) return undefined
    const timer = setTimeout(hideGuestJar, stayMs)
    return () => clearTimeout(timer)
  }, [isAwaiting])
  return (
    <div className="absolute top-[max(0.5rem,env(safe-area-inset-top))] right-3 animate-fade [:root:has([data-message-line])_&]:top-23 landscape:top-0.5! landscape:right-[calc(9rem+env(safe-area-inset-right))] rounded-[1.375rem] shadow-float">
      <PointsJar child={child} showsAvatar />
    </div>
  )
}
