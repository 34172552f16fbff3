import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { canCheckInPastDay, type DisplayState } from './habit-days.ts'

interface DayMarkProps {
  shown: DisplayState
  isToday?: boolean
  /** Shows a plus, as the day can be checked in. */
  fillable?: boolean | undefined
  /** The number of the day, shown if there is nothing else. */
  number?: string | undefined
  /** For a week, where what asks for nothing is a dot. */
  isSmall?: boolean
}

const stateClasses: Record<DisplayState, string> = {
  done: 'bg-leaf text-surface',
  rest: 'border-[2.5px] border-leaf text-leaf',
  missed: 'border-[1.5px] border-control text-text-2',
  before: 'border-[1.5px] border-control text-text-2',
  open: 'border-[1.5px] border-control text-text-2',
  future: 'text-text-2',
}

/** Renders a day of a past week as a small mark; decorative. */
export function PastDayMark({ shown }: { shown: DisplayState }) {
  if (shown === 'rest') return <Icon name="moon" size={14} className="text-leaf" />
  if (shown === 'done') return <span aria-hidden="true" className="size-2 rounded-full bg-leaf forced-colors:border" />
  return shown === 'before' ? null : <span aria-hidden="true" className="size-1 rounded-full bg-control/60" />
}

/** Returns the classes that mark today. */
const todayClasses = (isDone: boolean, isSmall: boolean): string => {
  if (!isDone) return 'border-[2.5px]! border-primary! border-solid!'
  return `ring-2 ring-primary ring-offset-surface ${isSmall ? 'ring-offset-1' : 'ring-offset-2'}`
}

function DaySign({ shown, fillable, number }: Pick<DayMarkProps, 'shown' | 'fillable' | 'number'>) {
  if (shown === 'done') return <Icon name="check" size={20} className="animate-tick" />
  if (shown === 'rest') return <Icon name="moon" size={18} />
  return number ?? (fillable && <Icon name="plus" size={14} />)
}

/** Renders a day as a circle with an icon for its state; decorative. */
export function DayMark({ shown, isToday = false, fillable = false, number, isSmall = false }: DayMarkProps) {
  const width = isSmall ? 'w-[min(2rem,100%-0.25rem)]' : 'w-[min(2.25rem,100%-0.25rem)]'
  if (isSmall && !isToday && (shown === 'future' || shown === 'before')) {
    return (
      <span aria-hidden="true" data-day={shown} className={`grid aspect-square place-items-center ${width}`}>
        <span className="size-1.5 rounded-full bg-control/60 forced-colors:border" />
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      data-day={shown}
      className={classNames(
        'grid aspect-square place-items-center rounded-full text-small tabular-nums forced-colors:border',
        width,
        stateClasses[shown],
        isToday && todayClasses(shown === 'done', isSmall),
      )}
    >
      <DaySign shown={shown} fillable={fillable} number={number} />
    </span>
  )
}

interface DayCellProps {
  habit: Habit
  day: Day
  today: Day
  shown: DisplayState
  onCheckIn: (day: Day, from: Element) => void
  className: string
  /** Decorative content. */
  children: ReactNode
}

/** Renders a day with its text for screen readers; a button if the day can be checked in. */
export function DayCell({ habit, day, today, shown, onCheckIn, className, children }: DayCellProps) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const words = { day: dayText(day, 'day'), title: habit.title }
  const isToday = day === today
  const canCheckIn = isToday ? !habit.isCompleted && shown !== 'done' : canCheckInPastDay(habit, day, today)
  if (!canCheckIn) {
    return (
      <span className={className}>
        {children}
        <span className="sr-only">{t(`dayName.${shown}`, words)}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={t(isToday ? 'checkInDayName' : shown === 'rest' ? 'fillRestName' : 'fillName', words)}
      className={classNames(className, 'press hover:bg-surface-2')}
      onClick={({ currentTarget }) => onCheckIn(day, currentTarget)}
    >
      {children}
    </button>
  )
}
