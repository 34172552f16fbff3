import { useLayoutEffect, useRef } from 'react'
import { Light } from '#web/ui/light.tsx'
import { canAnimate } from '#web/ui/can-animate.ts'
import { animateRedeemLights, countRedeemLights } from './redeem-flight.ts'

const lightPx = 34

/** How far below the top of the jar's drawing its rim is, as a share of its height. */
const rimShare = 0.22

/** Renders the lights that leave the jar and draw the picture, both of which are beside it in the scene. */
export function RedeemLights({ cost, startMs }: { cost: number; startMs: number }) {
  const layer = useRef<HTMLDivElement>(null)
  // External system: the animations of the browser.
  useLayoutEffect(() => {
    const stage = layer.current?.parentElement
    const picture = stage?.querySelector('[data-redeem-picture]')?.getBoundingClientRect()
    const jar = stage?.querySelector('.redeem-jar')?.getBoundingClientRect()
    if (!layer.current || !picture || !jar || !canAnimate()) return
    const rim = { x: jar.left + jar.width / 2, y: jar.top + jar.height * rimShare }
    const lights = [...layer.current.children].filter((light) => light instanceof HTMLElement)
    animateRedeemLights(lights, { rim, picture }, startMs)
  }, [startMs])
  return (
    <div ref={layer} aria-hidden="true" data-redeem-lights="" className="absolute">
      {Array.from({ length: countRedeemLights(cost) }, (_, nth) => nth).map((nth) => (
        <span key={nth} className="pointer-events-none fixed top-0 left-0 opacity-0">
          <Light size={lightPx} part={1} ground="night" />
        </span>
      ))}
    </div>
  )
}
