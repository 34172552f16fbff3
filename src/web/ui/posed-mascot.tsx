import type { SvgComponent } from './drawing.tsx'
import { MascotDrawing, type MascotProps } from './mascot.tsx'

const poses = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/glim', import: 'default', eager: true })

export type MascotPose =
  | 'calm'
  | 'hello'
  | 'think'
  | 'cheer'
  | 'sleep'
  | 'write'
  | 'lost'
  | 'offline'
  | 'dance'
  | 'yawn'

/** Renders Glim in any pose; for screens that load after home. */
export const PosedMascot = (props: MascotProps<MascotPose>) => <MascotDrawing files={poses} {...props} />
