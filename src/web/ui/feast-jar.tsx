import { useId } from 'react'
import { findBadgeIcon } from './badge-icons.ts'
import { badgeJarPath, BadgeSign } from './badge-sign.tsx'
import { FeastLights } from './feast-lights.tsx'
import { Firefly, FireflyGradient } from './firefly.tsx'

interface FeastJarProps {
  iconName: string | undefined
  /** How many lights draw it. */
  lights: number
  className?: string
}

/** Renders a glowing jar with a sign in it, or with a firefly; lights draw its outline first, then it fills. */
export function FeastJar({ iconName, lights, className }: FeastJarProps) {
  const id = useId()
  const icon = iconName === undefined ? null : findBadgeIcon(iconName)
  return (
    <svg viewBox="-12 -8 88 80" fill="none" aria-hidden="true" className={className}>
      <FireflyGradient id={id} />
      <circle cx="32" cy="38" r="46" fill={`url(#${id}halo)`} className="feast-halo" />
      <g className="feast-fill">
        <path d={badgeJarPath} fill="var(--night-sky)" />
        <rect x="16" y="5" width="32" height="8" rx="3" transform="rotate(-8 16 9)" fill="var(--cork)" />
        <rect x="16" y="5" width="32" height="3.6" rx="1.8" transform="rotate(-8 16 9)" fill="var(--cork-light)" />
        <circle cx="32" cy="38" r="26" fill={`url(#${id}halo)`} opacity=".55" />
        <path d="M13 31c0-5 1.600-8.500 5-11" stroke="var(--color-on-night)" strokeOpacity=".55" strokeWidth="2.4" />
        {icon ? <BadgeSign icon={icon} color="var(--glow)" /> : <Firefly id={id} x={32} y={38} radius={10} />}
      </g>
      <path d={badgeJarPath} pathLength={1} className="feast-outline" />
      <FeastLights id={id} path={badgeJarPath} count={lights} />
    </svg>
  )
}
