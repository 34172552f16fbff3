import type { Mood } from '#shared/moments/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const faces = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/moods', import: 'default', eager: true })

interface MoodFaceProps {
  mood: Mood
  size?: number
  className?: string
}

/** Renders a mood as a face; decorative, the word stands beside it. All moods have the same size and weight. */
export function MoodFace({ mood, size = 44, className }: MoodFaceProps) {
  return (
    <Drawing files={faces} name={mood} size={size} data-mood={mood} className={classNames('shrink-0', className)} />
  )
}
