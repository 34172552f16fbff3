import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icons.tsx'
import type { DisplayState } from './days.ts'

interface DayMarkProps {
  shown: DisplayState
  isToday?: boolean
  /** Shows a plus, as the day can be checked in. */
  fillable?: boolean
  /** The number of the day, shown if there is nothing else. */
  number?: string
  className?: string
}

const looks: Record<DisplayState, string> = {
  done: 'bg-leaf text-surface',
  rest: 'border-[2.5px] border-leaf text-leaf',
  missed: 'border-[1.5px] border-control text-text-2',
  before: 'border-[1.5px] border-control text-text-2',
  open: 'border-[1.5px] border-control text-text-2',
  future: 'border-2 border-dotted border-control/60 text-text-2',
}

/** Renders a day as a circle with an icon for its state; decorative. */
export function DayMark({ shown, isToday = false, fillable = false, number, className }: DayMarkProps) {
  const ring = isToday && shown !== 'done'
  return (
    <span
      aria-hidden="true"
      data-day={shown}
      className={classNames(
        'grid aspect-square w-[min(2.25rem,100%-0.25rem)] place-items-center rounded-full text-small tabular-nums',
        looks[shown],
        ring && 'border-[2.5px]! border-primary! border-solid!',
        isToday && !ring && 'ring-2 ring-primary ring-offset-2 ring-offset-surface',
        'forced-colors:border',
        className,
      )}
    >
      <Sign shown={shown} fillable={fillable} number={number} />
    </span>
  )
}

function Sign({ shown, fillable, number }: Pick<DayMarkProps, 'shown' | 'fillable'> & { number: string | undefined }) {
  if (shown === 'done') return <Icon name="check" size={20} className="animate-tick" />
  if (shown === 'rest') return <Icon name="moon" size={18} />
  if (number !== undefined) return number
  return fillable ? <Icon name="plus" size={14} /> : null
}
