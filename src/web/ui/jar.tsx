import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Firefly, FireflyGradient, EmptyJarFirefly } from './firefly.tsx'
import { JarShelf } from './jar-shelf.tsx'
import { computeJarLights, type Light } from './compute-jar-lights.ts'

/** A change of the balance to animate. A new `id` restarts the animation. */
export type JarChange = { kind: 'award' | 'redeem'; from: number; id: string }

type JarProps = {
  points: number
  /** Id of the child; determines the positions of the lights. */
  seed: string
  size?: 'small' | 'panel' | 'wide' | 'hero'
  change?: JarChange
  /** Formats the number of full jars, such as "× 12". */
  shelfLabel?: (jars: number) => string
  className?: string
}

const sizes = { small: 'h-24', panel: 'h-52', wide: 'h-62', hero: 'h-56 lg:h-100' }
const jarPath = 'M52 40c-18 8-28 20-28 42v82c0 22 14 34 36 34h60c22 0 36-12 36-34V82c0-22-10-34-28-42z'
const maxAnimatedLights = 12

/** Renders the jar with the lights of a balance; decorative, the number stands beside it. */
export function Jar({ points, seed, size = 'panel', change, shelfLabel, className }: JarProps) {
  const id = useId()
  const jar = computeJarLights(points, seed)
  const shelfHeight = jar.fullJars > 0 ? 46 : 0
  return (
    <svg
      viewBox={`0 -12 180 ${220 + shelfHeight}`}
      aria-hidden="true"
      className={classNames('w-auto flex-none overflow-visible', sizes[size], className)}
    >
      <defs>
        <FireflyGradient id={id} />
        <JarGradients id={id} />
      </defs>
      {jar.fullJars > 0 && <JarShelf id={id} jars={jar.fullJars} label={shelfLabel} />}
      <g key={change?.id} className={classNames('jar-body', change?.kind === 'award' && 'animate-swell')}>
        {jar.lights.length > 0 && <path d={jarPath} fill={`url(#${id}warm)`} />}
        {jar.sleeping && <EmptyJarFirefly id={id} x={90} y={176} />}
        <Lights id={id} lights={jar.lights} radius={jar.radius} change={change} />
        {change?.kind === 'redeem' && <LeavingLights id={id} seed={seed} from={change.from} to={points} />}
        <path d={jarPath} fill={`url(#${id}glass)`} stroke="var(--glass)" strokeWidth="2.5" />
        <path
          d="M38 88c0-12 5-20 13-26"
          stroke="var(--color-on-night)"
          strokeOpacity=".5"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <ellipse cx="90" cy="40" rx="39" ry="5" fill="none" stroke="var(--glass)" strokeWidth="2.5" />
        <g transform="rotate(-13 48 34)">
          <rect x="46" y="10" width="90" height="20" rx="8" fill="var(--cork)" />
          <rect x="46" y="10" width="90" height="8" rx="4" fill="var(--cork-light)" />
        </g>
      </g>
    </svg>
  )
}

type LightsProps = { id: string; lights: readonly Light[]; radius: number; change: JarChange | undefined }

function Lights({ id, lights, radius, change }: LightsProps) {
  const newFrom =
    change?.kind === 'award'
      ? Math.max(Math.ceil(change.from / 10) % 100, lights.length - maxAnimatedLights)
      : lights.length
  return lights.map((light, index) => (
    <g
      key={`${light.x} ${light.y}`}
      data-light={light.brightness}
      className={index < newFrom ? undefined : 'animate-light-in'}
    >
      <Firefly id={id} x={light.x} y={light.y} radius={radius} brightness={light.brightness} pulsing={index < 3} />
    </g>
  ))
}

/** Renders the lights that a redemption took, on their way out of the jar. */
function LeavingLights({ id, seed, from, to }: { id: string; seed: string; from: number; to: number }) {
  const before = computeJarLights(from, seed)
  const remaining = before.fullJars > computeJarLights(to, seed).fullJars ? 0 : Math.ceil(to / 10) % 100
  const leaving = before.lights.slice(Math.max(0, remaining)).slice(-maxAnimatedLights)
  return leaving.map((light) => (
    <g key={`${light.x} ${light.y}`} data-leaving="" className="animate-light-out">
      <Firefly id={id} x={light.x} y={light.y} radius={before.radius} brightness={light.brightness} />
    </g>
  ))
}

function JarGradients({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}glass`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="var(--color-on-night)" stopOpacity=".18" />
        <stop offset=".5" stopColor="var(--color-on-night)" stopOpacity=".03" />
        <stop offset="1" stopColor="var(--color-on-night)" stopOpacity=".1" />
      </linearGradient>
      <radialGradient id={`${id}warm`} cx=".5" cy=".62" r=".62">
        <stop offset="0" stopColor="var(--glow)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
