import { useId } from 'react'
import { FeastLights } from './feast-lights.tsx'
import { FireflyGradient } from './firefly.tsx'

const mountainPath = 'M-6 63 27 20.500c2.300-3 7.700-3 10 0L70 63c1.500 2 .5 5-2.500 5h-71c-3 0-4-3-2.500-5z'

interface FeastSummitProps {
  /** How many lights draw it. */
  lights: number
  className?: string
}

/** Renders a glowing summit with a flag and the way up; lights draw its outline first, then it fills. */
export function FeastSummit({ lights, className }: FeastSummitProps) {
  const id = useId()
  return (
    <svg viewBox="-12 -8 88 80" fill="none" aria-hidden="true" className={className}>
      <FireflyGradient id={id} />
      <circle cx="32" cy="26" r="44" fill={`url(#${id}halo)`} className="feast-halo" />
      <g className="feast-fill" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M-12 68 6 43c2-2.500 5-2.500 7 0l18 25zM38 68l17-22c2-2.500 5-2.500 7 0l14 22z"
          fill="var(--hill-far)"
        />
        <path d={mountainPath} fill="var(--night-sky)" />
        <path
          d="M27 20.500c2.300-3 7.700-3 10 0l9.500 12.300-5.500 3-4.500-4-4.500 5-4.500-5-4.500 4-5.500-3z"
          fill="var(--wing)"
          stroke="var(--wing)"
        />
        <path
          d="M3 64c10 1 26 1 27-6s-13-5-10-12 12-2 12-9"
          stroke="var(--color-night-gold)"
          strokeWidth="1.8"
          strokeDasharray=".1 4.200"
        />
        <path
          d="M32.500-4.500c6-3 10 2.500 18 0-2 4.200-2 7 0 11-8 2.500-12-3-18 0z"
          fill="var(--glow)"
          stroke="var(--glow)"
          strokeWidth="1.500"
        />
        <path d="M32 19V-5.500" stroke="var(--cork-light)" strokeWidth="2.400" />
      </g>
      <path d={mountainPath} pathLength={1} className="feast-outline" />
      <FeastLights id={id} path={mountainPath} count={lights} />
    </svg>
  )
}
