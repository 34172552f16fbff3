import { useEffect, useId, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { useIsTouched } from '#web/lib/use-is-touched.ts'
import { gatherFirefly, scatterFirefly, startFirefly, widthInRadii } from './animate-firefly.ts'
import { computeFireflies, type Firefly as FireflyOfJar, type Position } from './compute-fireflies.ts'
import { Firefly, FireflyGradient } from './firefly.tsx'
import { useIsInView } from './use-is-in-view.ts'

/** The view box of the jar: its top, its width, and its height without and with a shelf. */
const box = { top: -12, width: 180, height: 220, heightWithShelf: 266 }

const holdMs = 350

/** How long the fireflies move after a touch of the page, in milliseconds. */
const quietAfterMs = 30_000

interface LivingFirefliesProps {
  points: number
  seed: string
  hasShelf: boolean
  /** Called with whether they are shown in place of the lights of the jar. */
  onShown: (isShown: boolean) => void
}

/**
 * Renders the lights of a jar that drift and blink, over its drawing. A tap scatters them, holding gathers them; both
 * are decorative.
 */
export function LivingFireflies({ points, seed, hasShelf, onShown }: LivingFirefliesProps) {
  const layer = useRef<HTMLDivElement>(null)
  const isInView = useIsInView(layer)
  const isTouched = useIsTouched(quietAfterMs)
  const isMoving = isInView && isTouched
  const height = hasShelf ? box.heightWithShelf : box.height
  const fireflies = computeFireflies(points, seed)
  // External system: the drawing of the jar, which leaves out these lights while they are shown here.
  useLayoutEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  return (
    <div
      ref={layer}
      aria-hidden="true"
      data-fireflies={isMoving ? 'moving' : 'quiet'}
      // Clipped, so that what is drawn after it needs no compositing layers of its own.
      className="absolute inset-0 touch-pan-y overflow-clip select-none [overflow-clip-margin:1.5rem] [-webkit-touch-callout:none]"
      {...usePlay(layer, fireflies, height)}
    >
      {fireflies.map((firefly) => (
        <LivingFirefly key={`${firefly.x} ${firefly.y}`} firefly={firefly} height={height} isMoving={isMoving} />
      ))}
    </div>
  )
}

/** Returns the handlers of the layer: a tap scatters the fireflies, holding gathers them until it is let go. */
const usePlay = (layer: RefObject<HTMLElement | null>, fireflies: readonly FireflyOfJar[], height: number) => {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; release?: () => void } | null>(null)
  const forEach = <T,>(play: (element: Element, firefly: FireflyOfJar, nth: number) => T): T[] =>
    [...(layer.current?.children ?? [])].flatMap((element, nth) => {
      const firefly = fireflies[nth]
      return firefly ? [play(element, firefly, nth)] : []
    })
  const toPosition = ({ clientX, clientY, currentTarget }: PointerEvent): Position => {
    const { left, top, width, height: shownHeight } = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - left) / width) * box.width,
      y: ((clientY - top) / shownHeight) * height + box.top,
    }
  }
  const letGo = () => {
    clearTimeout(held.current?.timer)
    held.current?.release?.()
    held.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const to = toPosition(event)
      letGo()
      const gather = () => {
        const releases = forEach((element, firefly, nth) => gatherFirefly(element, firefly, to, nth))
        if (held.current) held.current.release = () => releases.forEach((release) => release())
      }
      held.current = { timer: setTimeout(gather, holdMs) }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = toPosition(event)
      if (held.current && !held.current.release) forEach((element, firefly) => scatterFirefly(element, firefly, from))
      letGo()
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

interface LivingFireflyProps {
  firefly: FireflyOfJar
  height: number
  isMoving: boolean
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`

function LivingFirefly({ firefly, height, isMoving }: LivingFireflyProps) {
  const { x, y, radius, brightness } = firefly
  const drifting = useRef<HTMLDivElement>(null)
  const animations = useRef<Animation[]>([])
  const id = useId()
  const half = (widthInRadii * radius) / 2
  // External system: the animations of the browser, which start when it first moves and then pause and play.
  useEffect(() => {
    if (isMoving && animations.current.length === 0 && drifting.current) {
      animations.current = startFirefly(drifting.current, firefly)
    }
    for (const animation of animations.current) animation[isMoving ? 'play' : 'pause']()
    // The place of a firefly never changes.
  }, [isMoving, firefly])
  return (
    <div
      className="absolute aspect-square"
      style={{
        left: percent(x - half, box.width),
        top: percent(y - half - box.top, height),
        width: percent(half * 2, box.width),
      }}
    >
      <div ref={drifting} className="size-full will-change-[transform,opacity]">
        <svg viewBox="-28 -28 56 56" className="size-full overflow-visible">
          <FireflyGradient id={id} />
          <Firefly id={id} x={0} y={0} radius={10} brightness={brightness} />
        </svg>
      </div>
    </div>
  )
}
