import { useId } from 'react'
import { Drawing, type SvgComponent } from './drawing.tsx'
import { FireflyGradient } from './firefly.tsx'

const firstPoses = import.meta.glob<SvgComponent>(['./calm.svg'], {
  base: './drawings/glim',
  import: 'default',
  eager: true,
})

type FirstPose = 'calm'

export type MascotProps<Pose extends string> = {
  pose?: Pose
  size?: number
  className?: string
}

/**
 * Renders Glim, the firefly: friendly in every pose; decorative. `calm` is the pose of the logo and of small pictures;
 * `PosedMascot` knows all poses, which home does not load.
 */
export const Mascot = (props: MascotProps<FirstPose>) => <MascotDrawing files={firstPoses} {...props} />

type MascotDrawingProps = MascotProps<string> & { files: Record<string, SvgComponent> }

/** Renders the pose among `files`, with Glim's light behind it. */
export function MascotDrawing({ files, pose = 'calm', size = 44, className }: MascotDrawingProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" className={className} data-pose={pose}>
      <defs>
        <FireflyGradient id={id} />
      </defs>
      <circle cx="24" cy="32" r="16" fill={`url(#${id}halo)`} opacity={pose === 'sleep' ? 0.5 : 1} />
      <Drawing files={files} name={pose} />
    </svg>
  )
}
