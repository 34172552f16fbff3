import { Suspense, useId } from 'react'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { classNames } from './class-names.ts'
import { aloneFirefly, maxFireflies } from './compute-fireflies.ts'
import { Firefly, FireflyGradient, EmptyJarFirefly } from './firefly.tsx'
import { computeJarLights, type Light } from './compute-jar-lights.ts'

const JarShelf = lazyOptional(async () => (await import('./jar-shelf.tsx')).JarShelf)

export type JarProps = {
  points: number
  /** Id of the child; determines the positions of the lights. */
  seed: string
  /** `mini` and `tiny` draw their lights without wings and faces, `day` draws them at rest. */
  size?: keyof typeof sizes | undefined
  /** Whether a light is as large with any balance, so that jars can be compared. */
  hasEqualLights?: boolean
  /** Fills the glass with light up to this part of it (0 to 1), so that jars side by side can be compared. */
  level?: number | undefined
  /** Leaves out the lights that `LivingFireflies` shows. */
  isLiving?: boolean
  /** Formats the number of full jars, such as "× 12". */
  shelfLabel?: (jars: number) => string
  className?: string
}

const sizes = {
  day: 'h-12',
  mini: 'h-14',
  tiny: 'h-7.5',
  small: 'h-24',
  profile: 'h-32 max-[23rem]:h-24',
  strip: 'h-26 short:h-20',
  corner: 'h-24 flat:h-18',
  side: 'h-44 flat:h-24',
  shelf: 'h-31 min-[100rem]:h-36',
  beside: 'h-36',
  grand: 'h-108',
  across: 'h-32',
  panel: 'h-46 max-[23rem]:h-32',
  hero: 'h-56 lg:h-100',
}
const jarPath = 'M52 40c-18 8-28 20-28 42v82c0 22 14 34 36 34h60c22 0 36-12 36-34V82c0-22-10-34-28-42z'

/** Renders the jar with the lights of a balance; decorative, the number stands beside it. */
export function Jar({
  points,
  seed,
  size = 'panel',
  hasEqualLights = false,
  level = 0,
  isLiving = false,
  shelfLabel,
  className,
}: JarProps) {
  const id = useId()
  const jar = computeJarLights(points, seed, hasEqualLights)
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
      {jar.fullJars > 0 && (
        <Suspense>
          <JarShelf id={id} jars={jar.fullJars} label={shelfLabel} />
        </Suspense>
      )}
      <g className="jar-body">
        {jar.lights.length > 0 && <path d={jarPath} fill={`url(#${id}warm)`} />}
        {level > 0 && <Level id={id} level={level} />}
        {jar.sleeping && <EmptyJarFirefly id={id} x={90} y={176} />}
        {jar.alone && !isLiving && <Firefly id={id} {...aloneFirefly} />}
        <Lights id={id} lights={jar.lights} radius={jar.radius} size={size} isLiving={isLiving} />
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
        <g className="jar-lid">
          <g transform="rotate(-13 48 34)">
            <rect x="46" y="10" width="90" height="20" rx="8" fill="var(--cork)" />
            <rect x="46" y="10" width="90" height="8" rx="4" fill="var(--cork-light)" />
          </g>
        </g>
      </g>
    </svg>
  )
}

/** Where the glass ends, and how high light fills it at most. */
const glass = { left: 24, bottom: 198, width: 132, height: 146 }

function Level({ id, level }: { id: string; level: number }) {
  const height = glass.height * level
  const top = glass.bottom - height
  return (
    <g clipPath={`url(#${id}inside)`} data-level={level}>
      <clipPath id={`${id}inside`}>
        <path d={jarPath} />
      </clipPath>
      <rect x={glass.left} y={top} width={glass.width} height={height} fill="var(--glow)" fillOpacity=".38" />
      <rect x={glass.left} y={top} width={glass.width} height="6" fill="var(--glow)" />
    </g>
  )
}

type LightsProps = {
  id: string
  lights: readonly Light[]
  radius: number
  size: keyof typeof sizes
  isLiving: boolean
}

function Lights({ id, lights, radius, size, isLiving }: LightsProps) {
  const shown = [...lights.entries()].slice(isLiving ? maxFireflies : 0)
  return shown.map(([index, light]) => (
    <g key={`${light.x} ${light.y}`} data-light={light.brightness}>
      {size === 'mini' || size === 'tiny' ? (
        <Glimmer id={id} light={light} radius={radius} />
      ) : (
        <Firefly
          id={id}
          x={light.x}
          y={light.y}
          radius={radius}
          brightness={light.brightness}
          pulsing={index < 3 && size !== 'day'}
        />
      )}
    </g>
  ))
}

/** Renders a light as a dot with a halo. */
function Glimmer({ id, light, radius }: { id: string; light: Light; radius: number }) {
  const dot = Math.max(5, radius)
  return (
    <g opacity={Math.max(0.35, light.brightness)}>
      <circle cx={light.x} cy={light.y} r={dot * 2} fill={`url(#${id}halo)`} />
      <circle cx={light.x} cy={light.y} r={dot * 0.8} fill="var(--lamp)" />
    </g>
  )
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
