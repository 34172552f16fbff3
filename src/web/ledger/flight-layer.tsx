import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsPainted } from '#web/lib/use-is-painted.ts'
import { animateFlight } from '#web/ui/animate-flight.ts'
import { Firefly, FireflyGradient } from '#web/ui/firefly.tsx'
import { countFlyingLights } from '#web/ui/flight-path.ts'
import { isReachable } from '#web/lib/reachability.ts'
import type { AwardFlight } from './flights.ts'
import {
  endDimmedFlight,
  findHeldPoints,
  landFlight,
  markFlightLayerMounted,
  useAwardFlights,
  useIsDimmed,
} from './award-flights.ts'
import { findJar } from './find-jar.ts'
import { computeFlightRoute } from './flight-route.ts'
import { GuestJar } from './guest-jar-layer.tsx'
import { waitAboveJar } from './wait-above-jar.ts'

const trailDots = 18

/** Renders the lights of the awards that are in the air, above everything else. */
export function FlightLayer() {
  // External system: the store of flights, which starts none before they can be shown.
  useEffect(markFlightLayerMounted, [])
  const flights = useAwardFlights()
  return createPortal(
    <div aria-hidden="true" data-flight-layer="" className="pointer-events-none fixed inset-0 z-80 overflow-clip">
      <GuestJar />
      {flights.map((flight) => (
        <Flight key={flight.id} flight={flight} />
      ))}
    </div>,
    document.body,
  )
}

/** Renders the lights of one award; they wait for a paint, so that they do not delay the response to the tap. */
function Flight({ flight }: { flight: AwardFlight }) {
  return useIsPainted() && <FlyingLights flight={flight} />
}

/** Renders and animates the lights of one award. */
function FlyingLights({ flight }: { flight: AwardFlight }) {
  const lights = useRef<HTMLDivElement>(null)
  const trail = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isUnlikely] = useState(() => !isReachable())
  const isDimmed = useIsDimmed(flight) || isUnlikely

  const start = useEffectEvent(async () => {
    const jar = findJar(flight.childId)
    const points = findHeldPoints(flight.childId) + flight.points
    const way = jar && computeFlightRoute(flight.from, jar, points, flight.childId)
    if (!way || !lights.current || !trail.current) return landFlight(flight)
    const elements = { jar, lights: listChildren(lights.current), trail: listChildren(trail.current) }
    const { recorded } = flight
    const container = lights.current
    const waitToGoOut = () => waitAboveJar(container, jar)
    const hasLanded = await animateFlight({ ...way, ...elements, recorded, waitToGoOut })
    return hasLanded ? landFlight(flight) : endDimmedFlight(flight)
  })
  // External system: the animations of the browser. They reject when the lights are removed.
  useLayoutEffect(() => void start().catch(() => undefined), [])

  return (
    <>
      <div ref={trail}>
        {Array.from({ length: trailDots }, (_, dot) => (
          <div key={dot} className="flight-dot" />
        ))}
      </div>
      <div ref={lights} data-flight="" data-dimmed={isDimmed ? '' : undefined}>
        {Array.from({ length: countFlyingLights(flight.points) }, (_, light) => (
          <div key={light} className="flight-light edged-light">
            <svg viewBox="-28 -28 56 56">
              <FireflyGradient id={id} />
              <Firefly id={id} x={0} y={0} radius={12} />
            </svg>
          </div>
        ))}
      </div>
    </>
  )
}

const listChildren = (element: HTMLElement): HTMLElement[] =>
  [...element.children].filter((child) => child instanceof HTMLElement)
