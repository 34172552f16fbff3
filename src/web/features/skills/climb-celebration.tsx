import { useEffect, useRef } from 'react'
import { animateSparks } from '#web/ui/arrival.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { Sparks } from '#web/ui/sparks.tsx'

/** How long the light climbs, in milliseconds. */
const climbMs = 700
const glowMs = 1100
const swell = [
  { opacity: 0, transform: 'scale(.5)' },
  { opacity: 1, offset: 0.3 },
  { opacity: 0, transform: 'scale(1.2)' },
]
const sparkReachPx = 46

interface ClimbCelebrationProps {
  reachedCount: number
  /** The middle of the light, as shares of the width and the height. */
  left: number
  top: number
}

/** Renders the glow and the sparks around the light, once it has climbed to a new best. */
export function ClimbCelebration({ reachedCount, left, top }: ClimbCelebrationProps) {
  const place = useRef<HTMLSpanElement>(null)
  // External system: the animations of the browser.
  useEffect(() => {
    const [glow, ...sparks] = place.current?.children ?? []
    if (reachedCount === 0 || !glow || !canAnimate()) return
    glow.animate(swell, { duration: glowMs, delay: climbMs, easing: 'ease-out', fill: 'backwards' })
    animateSparks(sparks, climbMs, sparkReachPx)
  }, [reachedCount])
  return (
    <span
      ref={place}
      aria-hidden="true"
      className="pointer-events-none absolute grid -translate-1/2 place-items-center [&>.spark]:text-glow"
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
    >
      <span className="climb-glow col-start-1 row-start-1 size-24 opacity-0" />
      <Sparks size={20} />
    </span>
  )
}
