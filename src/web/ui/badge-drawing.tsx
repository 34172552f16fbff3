import { useId } from 'react'
import { findBadgeColor, type BadgeIcon } from './badge-icons.ts'
import { badgeJarPath, BadgeSign } from './badge-sign.tsx'
import { FireflyGradient } from './firefly.tsx'

/** Around the whole jar, and open at the bottom, where the jar stands. */
const ring = { radius: 38.25, opening: 0.25 }

interface BadgeDrawingProps {
  icon: BadgeIcon
  isEarned: boolean
  /** Draws a ring with this part of it (0 to 1). */
  share?: number | undefined
  /** Lets an earned badge light up: as the `--nth` of its parent. */
  lightsUp?: boolean
  className?: string
}

/** Renders a badge as a small jar on night: glowing in the colour of its area with its sign when it is earned, else a silhouette. */
export function BadgeDrawing({ icon, isEarned, share, lightsUp = false, className }: BadgeDrawingProps) {
  return (
    <svg viewBox="-8 -8 80 80" fill="none" aria-hidden="true" className={className}>
      {share !== undefined && <Ring share={share} />}
      {(!isEarned || lightsUp) && <OpenJar icon={icon} />}
      {isEarned && (
        <g className={lightsUp ? 'badge-lit' : undefined}>
          <GlowingJar icon={icon} />
        </g>
      )}
    </svg>
  )
}

function Ring({ share }: { share: number }) {
  const closed = 1 - ring.opening
  const circle = { cx: 32, cy: 32, r: ring.radius, strokeWidth: 3.5, pathLength: 1, strokeLinecap: 'round' } as const
  return (
    <g transform={`rotate(${90 + 180 * ring.opening} 32 32)`}>
      <circle {...circle} stroke="var(--color-night-line)" strokeDasharray={`${closed} 2`} />
      <circle {...circle} stroke="var(--color-night-gold)" strokeDasharray={`${share * closed} 2`} data-ring={share} />
    </g>
  )
}

function OpenJar({ icon }: { icon: BadgeIcon }) {
  const line = { stroke: 'var(--glass)', fill: 'var(--color-night-soft)' }
  return (
    <>
      <path d={badgeJarPath} strokeWidth="2" strokeDasharray="3 4" strokeLinecap="round" {...line} />
      <rect x="16" y="5" width="32" height="8" rx="3" transform="rotate(-8 16 9)" strokeWidth="1.5" {...line} />
      <BadgeSign icon={icon} color="var(--glass)" />
    </>
  )
}

function GlowingJar({ icon }: { icon: BadgeIcon }) {
  const id = useId()
  const color = findBadgeColor(icon)
  return (
    <>
      <FireflyGradient id={id} />
      <circle cx="32" cy="38" r="40" fill={`url(#${id}halo)`} opacity=".75" />
      <path
        d={badgeJarPath}
        fill={`color-mix(in oklab, ${color} 22%, var(--night-sky))`}
        stroke={color}
        strokeWidth="2"
      />
      <rect x="16" y="5" width="32" height="8" rx="3" transform="rotate(-8 16 9)" fill="var(--cork)" />
      <rect x="16" y="5" width="32" height="3.6" rx="1.8" transform="rotate(-8 16 9)" fill="var(--cork-light)" />
      <circle cx="32" cy="38" r="26" fill={`url(#${id}halo)`} opacity=".55" />
      <path d="M13 31c0-5 1.600-8.500 5-11" stroke="var(--color-on-night)" strokeOpacity=".55" strokeWidth="2.4" />
      <BadgeSign icon={icon} color={color} />
    </>
  )
}
