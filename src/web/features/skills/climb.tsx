import { useId } from 'react'
import { Firefly, FireflyGradient } from '#web/ui/firefly.tsx'
import { placeAt } from './chart-place.ts'
import { ClimbCelebration } from './climb-celebration.tsx'
import { climbBox, computeClimb } from './climb-shape.ts'

interface ClimbProps {
  best: number
  target: number
  label: string
  /** Value as text, such as "best so far: 7 of 10 poems". */
  valueText: string
  /** Height of the view box. */
  height?: number
  /** How many new bests were reached here: sparks fly when the light has climbed to another one. */
  reachedCount?: number
}

/** Width of the outline, which rounds the corners. */
const lineWidth = 5
const climberRadius = 8
/** How far the other side of the mountain bulges beyond a straight flank. */
const shoulderRoom = 24
/** From the centre of a light to its feet. */
const climberFeet = climberRadius * 1.35

const moving = 'transition-transform duration-700 ease-in-out less-motion:transition-none'

/** Renders the progress to a target as a climb: steps up to a summit with a flag, and a light where the climbed part ends. */
export function Climb({ best, target, label, valueText, height = climbBox.height, reachedCount = 0 }: ClimbProps) {
  const id = useId()
  const climb = computeClimb(best, target, height)
  const { climber, flag } = climb
  return (
    <div data-climb="" className="relative isolate">
      <progress
        value={Math.min(best, target)}
        max={target}
        aria-label={label}
        aria-valuetext={valueText}
        className="sr-only"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${climbBox.width} ${height}`}
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="h-auto w-full overflow-visible text-summit"
      >
        <FireflyGradient id={id} />
        <Mountain id={id} climb={climb} height={height} isReached={best >= target} />
        <path d={`M${flag.x} ${flag.y - 2}V4`} stroke="currentColor" strokeWidth="2.400" />
        <path
          d={`M${flag.x} 4c6-3 9 2.500 17 0-2 4-2 7 0 10.500-8 2.500-11-3-17 0z`}
          fill="var(--glow)"
          stroke="var(--glow-edge)"
          strokeWidth="1.200"
          data-flag=""
        />
        <g
          className={`edged-light ${moving}`}
          style={{ transform: `translate(${climber.x}px, ${climber.y - climberFeet - 2}px)` }}
          data-climber=""
        >
          <Firefly id={id} x={0} y={0} radius={climberRadius} />
        </g>
      </svg>
      <ClimbCelebration
        reachedCount={reachedCount}
        place={placeAt({ x: climber.x / climbBox.width, y: (climber.y - climberFeet) / height })}
      />
    </div>
  )
}

interface MountainProps {
  id: string
  climb: ReturnType<typeof computeClimb>
  height: number
  isReached: boolean
}

/** Renders the mountain: what is climbed in full colour as a mountain of its own, and snow only on what is still ahead. */
function Mountain({ id, climb: { outline, snow, range, x, flank }, height, isReached }: MountainProps) {
  const left = flank.x + (isReached ? shoulderRoom : -lineWidth / 2)
  return (
    <>
      <clipPath id={`${id}climbed`}>
        <rect
          className={moving}
          style={{ transform: `translateX(${left}px) skewX(${Math.atan(flank.run)}rad)` }}
          x={-2 * climbBox.width}
          y="-4"
          width={2 * climbBox.width}
          height={height + 8}
        />
      </clipPath>
      <clipPath id={`${id}mountain`}>
        <path d={outline} />
      </clipPath>
      <clipPath id={`${id}ahead`}>
        <rect
          className={moving}
          style={{ transform: `translateX(${x}px)` }}
          y="-4"
          width={climbBox.width}
          height={height + 8}
        />
      </clipPath>
      <g data-mountain="">
        <path
          d={range}
          fill="var(--color-summit-tint)"
          stroke="var(--color-summit-tint)"
          strokeWidth={lineWidth}
          opacity=".5"
        />
        <path d={outline} className="climb-ahead" strokeWidth={lineWidth} />
        <g clipPath={`url(#${id}ahead)`} data-snow="">
          <path d={snow} className="fill-[light-dark(#ffffff8c,#d6e4ffcc)]" clipPath={`url(#${id}mountain)`} />
        </g>
        <path
          d={outline}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth={lineWidth}
          clipPath={`url(#${id}climbed)`}
          data-climbed=""
        />
      </g>
    </>
  )
}
