import { useId } from 'react'
import { FireflyGradients } from './firefly.tsx'
import { accessories, MascotFace, wingTransforms, type MascotPose } from './mascot-poses.tsx'

type MascotProps = {
  pose?: MascotPose
  size?: number
  className?: string
}

/** Renders Glim, the firefly: friendly in every pose; decorative. */
export function Mascot({ pose = 'calm', size = 44, className }: MascotProps) {
  const id = useId()
  const [left, right] = wingTransforms[pose]
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className={className} data-pose={pose}>
      <defs>
        <FireflyGradients id={id} />
      </defs>
      <circle cx="24" cy="32" r="16" fill={`url(#${id}halo)`} opacity={pose === 'sleep' ? 0.5 : 1} />
      <g stroke="var(--wing-line)" strokeWidth="1.4" fill="var(--wing)">
        <ellipse cx="11" cy="18" rx="9.5" ry="5.8" transform={left} />
        <ellipse cx="37" cy="18" rx="9.5" ry="5.8" transform={right} />
      </g>
      <ellipse cx="24" cy="33" rx="9.5" ry="11.5" fill="var(--glow)" />
      <ellipse cx="24" cy="36" rx="5.5" ry="6.5" fill="var(--lamp-light)" opacity=".85" />
      <path
        d="M20 10.5q-1-4-4-5M28 10.5q1-4 4-5"
        stroke="var(--wing-line)"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="24" cy="20.5" r="10.5" fill="var(--face)" stroke="var(--face-line)" />
      <MascotFace pose={pose} />
      {accessories[pose]}
    </svg>
  )
}
