import type { Mood, Weather } from '#shared/moments/rules.ts'
import { classNames } from './class-names.ts'
import { MoodFace } from './mood-face.tsx'
import { WeatherDrawing } from './weather-drawing.tsx'

interface MomentCoverProps {
  weather: Weather
  mood: Mood
  /** Its height and corners. */
  className?: string
  /** Leaves room for the face where there is little. */
  isNarrow?: boolean
}

/** Renders the landscape of a moment as low as two lines of text. */
export function SmallMomentCover(props: Pick<MomentCoverProps, 'weather' | 'mood'>) {
  return <MomentCover {...props} className={smallClasses} />
}

const smallClasses =
  'h-12 w-18 shrink-0 rounded-field *:[svg]:nth-2:top-0.5 *:[svg]:nth-2:right-1 *:[svg]:nth-2:size-8 *:[svg]:nth-3:bottom-1 *:[svg]:nth-3:left-1.5 *:[svg]:nth-3:size-7'

/** Renders a moment's weather and mood as a landscape; decorative, the words stand beside it. */
export function MomentCover({ weather, mood, className = 'h-23 rounded-t-tile', isNarrow = false }: MomentCoverProps) {
  return (
    <div
      data-sky={weather}
      aria-hidden="true"
      className={classNames('relative overflow-hidden bg-(image:--sky)', className)}
    >
      <svg viewBox="0 0 160 92" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 70Q36 60 84 74T160 67V92H0z" fill="var(--meadow)" />
        <path d="M0 86Q62 74 160 85V92H0z" fill="var(--paint-green-deep)" opacity=".32" />
      </svg>
      <WeatherDrawing
        weather={weather}
        size={isNarrow ? 50 : 64}
        className={classNames('absolute top-1', isNarrow ? 'right-4 sm:right-1.5' : 'right-4')}
      />
      <MoodFace
        mood={mood}
        size={44}
        className={classNames('absolute bottom-2', isNarrow ? 'left-4 sm:left-2.5' : 'left-4')}
      />
    </div>
  )
}
