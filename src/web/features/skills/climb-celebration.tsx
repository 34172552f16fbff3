import { useEffect, useRef, type CSSProperties } from 'react'
import { animateSparkBurst } from '#web/ui/short-animations.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { Sparks } from '#web/ui/sparks.tsx'

/** How long the light climbs, in milliseconds. */
const climbMs = 700
const glowMs = 1800
const swell = [
  { opacity: 0.5, transform: 'scale(.6)' },
  { opacity: 1, offset: 0.3 },
  { opacity: 0, transform: 'scale(1.2)' },
]
const sparkReachPx = 44
/** Night falls while the light climbs, and lifts once it has shone. */
const nightMs = 2400
const hop = [{ transform: 'none' }, { transform: 'translateY(-16px)', offset: 0.55 }, { transform: 'none' }]
const wave = [0, -9, 7, -5, 3, 0].map((degrees) => ({ transform: `skewY(${degrees}deg)` }))
const waveMs = 900

const panelClasses = 'absolute inset-0 rounded-tile'

interface ClimbCelebrationProps {
  reachedCount: number
  /** The middle of the light. */
  place: CSSProperties
}

/** Animates a part of the climb. */
const animatePart = (
  climb: Element | null | undefined,
  part: string,
  frames: Keyframe[],
  duration: number,
  delay = 0,
) => climb?.querySelector(part)?.animate(frames, { duration, delay, easing: 'ease-in-out' })

/**
 * Renders a new best as an event: night falls over the mountain, the light climbs in an arc, and where it lands it glows
 * with sparks around it, while the flag waves. Decorative.
 */
export function ClimbCelebration({ reachedCount, place }: ClimbCelebrationProps) {
  const light = useRef<HTMLSpanElement>(null)
  // External system: the animations of the browser.
  useEffect(() => {
    const [glow, ...sparks] = light.current?.children ?? []
    if (reachedCount === 0 || !glow || !canAnimate()) return undefined
    const climb = light.current?.closest('[data-climb]')
    climb?.setAttribute('data-dark', '')
    const endNight = () => climb?.removeAttribute('data-dark')
    const morning = setTimeout(endNight, nightMs)
    animatePart(climb, '[data-climber] > *', hop, climbMs)
    animatePart(climb, '[data-flag]', wave, waveMs, climbMs)
    glow.animate(swell, { duration: glowMs, easing: 'ease-out' })
    animateSparkBurst(sparks, climbMs, { reachPx: sparkReachPx })
    return () => {
      clearTimeout(morning)
      endNight()
    }
  }, [reachedCount])
  return (
    <>
      <span
        aria-hidden="true"
        data-night=""
        className={`climb-night pointer-events-none -z-1 opacity-0 ${panelClasses}`}
      />
      {/* Nothing shines over the words above. */}
      <span aria-hidden="true" className={`pointer-events-none overflow-hidden ${panelClasses}`}>
        <span className="absolute inset-0">
          <span
            ref={light}
            className="absolute grid -translate-1/2 place-items-center [&>.spark]:text-glow"
            style={place}
          >
            <span className="climb-glow col-start-1 row-start-1 size-32 opacity-0" />
            <Sparks size={22} />
          </span>
        </span>
      </span>
    </>
  )
}
