import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { maxLights, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { computeLightParts } from '#web/ui/compute-light-parts.ts'
import { Light, type LightGround } from '#web/ui/light.tsx'

interface LightRowProps {
  /** Points that are there; below 0 counts as 0. */
  have: number
  /** Points that are needed, at least 1. */
  need: number
  /** Width of a light in pixels. */
  size: number
  /** `night` on the night panel, where gold may stand alone. */
  ground: LightGround
  /** Keeps the lights in one row, in which they become smaller than `size` where there is no room. */
  isSpread?: boolean
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * Renders points as lights, ten each: lit, partly lit or unlit, the last one only once all is there; from 21 lights on a ring with "9 of 26".
 * Decorative: the points stand beside it as text.
 */
export function LightRow({ have, need, size, ground, isSpread = false, className, ref }: LightRowProps) {
  const count = Math.ceil(need / pointsPerLight)
  if (count > maxLights) return <LightRing {...{ have, need, size, ground, className }} />
  return (
    // Balanced: 12 that do not fit into one row are six and six.
    <div
      ref={ref}
      aria-hidden="true"
      data-lights=""
      className={classNames(isSpread ? spreadClasses(count) : 'leading-[0] text-balance', className)}
      style={isSpread ? { gridTemplateColumns: `repeat(${count}, minmax(0, ${size}px))` } : undefined}
    >
      {[...computeLightParts(have, need).entries()].map(([nth, part]) => (
        <Light key={nth} size={size} part={part} ground={ground} />
      ))}
    </div>
  )
}

/** The more there are, the closer they stand. */
const spreadClasses = (count: number): string =>
  classNames('grid *:h-auto *:w-full', count < 5 ? 'gap-x-2' : count <= 10 ? 'gap-x-1.5' : 'gap-x-px')

const ringRadius = 20
const ringLength = 2 * Math.PI * ringRadius

function LightRing({ have, need, size, ground, className }: LightRowProps) {
  const t = useTranslations('common')
  const part = Math.max(0, Math.min(1, have / need))
  const lit = Math.floor(Math.max(0, Math.min(have, need)) / pointsPerLight)
  return (
    <div aria-hidden="true" className={classNames('flex items-center gap-2', className)}>
      <span className="relative grid shrink-0 place-items-center">
        <svg width={size * 1.9} height={size * 1.9} viewBox="-24 -24 48 48" fill="none" className="-rotate-90">
          <circle
            r={ringRadius}
            stroke={ground === 'night' ? 'var(--color-night-soft)' : 'var(--color-surface-2)'}
            strokeWidth="5"
          />
          {part > 0 && (
            <circle
              r={ringRadius}
              stroke={ground === 'night' ? 'var(--color-night-gold)' : 'var(--color-honey)'}
              strokeWidth="5"
              strokeLinecap="round"
              strokeDasharray={`${(part * ringLength).toFixed(1)} ${ringLength}`}
            />
          )}
        </svg>
        <span className="absolute">
          <Light size={size} part={part} ground={ground} />
        </span>
      </span>
      <span className="font-round text-small font-semibold tabular-nums">
        {t('litOf', { lit, all: Math.ceil(need / pointsPerLight) })}
      </span>
    </div>
  )
}
