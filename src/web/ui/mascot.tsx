import { useId } from 'react'
import { Drawing, type SvgComponent } from './drawing.tsx'
import { FireflyGradient } from './firefly.tsx'

const poses = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/glim', import: 'default', eager: true })

/** `calm` is the pose of the logo and of small pictures. */
export type MascotPose = 'calm' | 'hello' | 'think' | 'cheer' | 'sleep' | 'write' | 'lost'

type MascotProps = {
  pose?: MascotPose
  size?: number
  className?: string
}

/** Renders Glim, the firefly: friendly in every pose; decorative. */
export function Mascot({ pose = 'calm', size = 44, className }: MascotProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className={className} data-pose={pose}>
      <defs>
        <FireflyGradient id={id} />
      </defs>
      <circle cx="24" cy="32" r="16" fill={`url(#${id}halo)`} opacity={pose === 'sleep' ? 0.5 : 1} />
      <Drawing files={poses} name={pose} />
    </svg>
  )
}
