import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icons.tsx'
import type { Shown } from './days.ts'

interface DayMarkProps {
  shown: Shown
  isToday?: boolean
  /** A tap fills it in: a quiet plus says so. */
  fillable?: boolean
  /** The number of the day, where the mark has nothing else to show. */
  number?: string
  className?: string
}

const looks: Record<Shown, string> = {
  done: 'bg-leaf text-surface',
  rest: 'border-[2.5px] border-leaf text-leaf',
  missed: 'border-[1.5px] border-control text-text-2',
  before: 'border-[1.5px] border-control text-text-2',
  open: 'border-[1.5px] border-control text-text-2',
  future: 'border-2 border-dotted border-control/60 text-text-2',
}

/** A day as a circle: a tick, a moon, a ring, dots. The words stand beside it for those who hear the page. */
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
