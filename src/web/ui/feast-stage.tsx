import { useId } from 'react'
import { FeastJar } from './feast-jar.tsx'
import type { FeastContent } from './feast-queue.ts'
import { FeastSummit } from './feast-summit.tsx'
import { Firefly, FireflyGradient } from './firefly.tsx'
import { PosedMascot } from './posed-mascot.tsx'

/** Where the lights of the deed rest, on a grid of 390 × 300, and their radius. */
const places = [
  { x: 60, y: 92, radius: 17 },
  { x: 334, y: 66, radius: 17 },
  { x: 92, y: 266, radius: 15 },
  { x: 30, y: 200, radius: 12 },
  { x: 262, y: 24, radius: 12 },
] as const

const trails = ['M58 112C36 160 50 226 84 254', 'M338 84C352 104 358 132 354 160', 'M246 26C284 20 312 34 324 54']

/** Centre and size of each spark. */
const sparks = Array.from({ length: 15 }, (_, spark) => {
  const angle = (spark / 15) * 2 * Math.PI + 0.2
  const reach = 128 + ((spark * 29) % 38)
  return {
    x: Math.round(195 + reach * Math.cos(angle)),
    y: Math.round(150 + reach * 0.86 * Math.sin(angle)),
    size: 0.5 + ((spark * 7) % 5) * 0.18,
  }
})

const sceneClasses = 'absolute inset-y-0 left-[15%] h-full w-auto max-w-[70%] overflow-visible'

interface FeastStageProps extends Pick<FeastContent, 'scene' | 'iconName'> {
  lights: number
}

/** Renders a jar with a sign or a summit, the lights that have drawn it, sparks and a dancing Glim; decorative. */
export function FeastStage({ scene = 'jar', iconName, lights }: FeastStageProps) {
  const id = useId()
  return (
    <div aria-hidden="true" data-scene={scene} className="feast-stage relative mx-auto aspect-[390/300]">
      {scene === 'summit' && <FeastSummit lights={lights} className={sceneClasses} />}
      <svg viewBox="0 0 390 300" fill="none" className="absolute inset-0 size-full overflow-visible">
        <FireflyGradient id={id} />
        <g fill="var(--color-night-gold)">
          {sparks.map(({ x, y, size }) => (
            <path
              key={`${x} ${y}`}
              transform={`translate(${x} ${y}) scale(${size})`}
              d="M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2z"
              className="feast-spark"
            />
          ))}
        </g>
        <g className="feast-late" stroke="var(--color-night-gold)" strokeWidth="3" strokeLinecap="round">
          {trails.slice(0, lights).map((trail) => (
            <path key={trail} d={trail} strokeDasharray="1 9" opacity=".7" />
          ))}
        </g>
        <g className="feast-late">
          {places.slice(0, lights).map(({ x, y, radius }) => (
            <Firefly key={`${x} ${y}`} id={id} x={x} y={y} radius={radius} />
          ))}
        </g>
      </svg>
      {scene === 'jar' && <FeastJar iconName={iconName} lights={lights} className={sceneClasses} />}
      <div className="feast-dancer absolute right-[-1%] bottom-[-2%] w-[29%]">
        <PosedMascot pose="dance" size={124} className="size-full overflow-visible" />
      </div>
    </div>
  )
}
