import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DisplayState } from './habit-days.ts'

interface DayMarkProps {
  shown: DisplayState
  isToday?: boolean
  /** Whether it was done in an earlier streak, so that it does not count for the current one. */
  isEarlier?: boolean
  /** The number of the day; above the sign of a done day, and not on a rest day. */
  number?: string | undefined
  /** In the strip of a week today is larger, an open day before it a small ring, and a day before the habit a dot. */
  isInStrip?: boolean
  /** Whether its check-in could not be sent yet. */
  isWaiting?: boolean
}

const stateClasses: Record<DisplayState, string> = {
  done: 'bg-leaf text-surface',
  rest: 'border-[2.5px] border-leaf text-leaf',
  missed: 'border-[1.5px] border-control text-text-2',
  before: 'border-[1.5px] border-control text-text-2',
  open: 'border-[1.5px] border-control text-text-2',
  future: 'text-text-2',
}

const openStates: readonly DisplayState[] = ['missed', 'open']

const earlierClasses = 'bg-leaf-tint text-leaf'

/** Returns the classes that mark today; in the strip its word and its size do, and the button below it invites. */
const todayClasses = (isDone: boolean, isInStrip: boolean): string => {
  if (isInStrip) return ''
  return isDone
    ? 'ring-2 ring-primary ring-offset-2 ring-offset-surface'
    : 'border-[2.5px]! border-primary! border-solid!'
}

const sizeOf = (isToday: boolean, isInStrip: boolean, isOpen: boolean): string => {
  if (isOpen) return 'w-3.5'
  if (!isInStrip) return 'w-[min(2.25rem,100%-0.25rem)]'
  return isToday ? 'w-[min(2.5rem,100%-0.125rem)]' : 'w-[min(1.75rem,100%-0.25rem)]'
}

function DaySign({ shown, number, isWaiting }: Pick<DayMarkProps, 'shown' | 'number' | 'isWaiting'>) {
  if (isWaiting) return <Icon name="waiting" size={18} className="text-text" />
  if (shown === 'done' && number !== undefined)
    return (
      <span className="grid place-items-center text-[0.8125rem]/3.5 font-semibold">
        {number}
        <Icon name="check" size={14} className="-mt-0.5 animate-tick" />
      </span>
    )
  if (shown === 'done') return <Icon name="check" size={20} className="animate-tick" />
  if (shown === 'rest') return <Icon name="moon" size={18} />
  return number
}

/** Renders a day as a circle with an icon for its state; decorative. */
export function DayMark({
  shown,
  isToday = false,
  isEarlier = false,
  number,
  isInStrip = false,
  isWaiting = false,
}: DayMarkProps) {
  const isQuiet = isInStrip && !isToday && !isWaiting
  const isDot = isQuiet && shown === 'before'
  const isOpen = isQuiet && openStates.includes(shown)
  return (
    <span
      aria-hidden="true"
      data-day={shown}
      data-earlier={isEarlier ? '' : undefined}
      className={classNames(
        'grid aspect-square place-items-center rounded-full text-small tabular-nums',
        sizeOf(isToday, isInStrip, isOpen),
        !isDot && `forced-colors:border ${isEarlier ? earlierClasses : stateClasses[shown]}`,
        isToday && todayClasses(shown === 'done', isInStrip),
      )}
    >
      {isDot ? (
        <span className="size-1.5 rounded-full bg-control/60 forced-colors:border" />
      ) : (
        <DaySign isWaiting={isWaiting} shown={shown} number={number} />
      )}
    </span>
  )
}
