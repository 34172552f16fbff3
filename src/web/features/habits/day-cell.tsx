import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { canCheckInPastDay, type DisplayState } from './habit-days.ts'

interface DayCellProps {
  habit: Habit
  day: Day
  today: Day
  shown: DisplayState
  /** Whether it was done in an earlier streak. */
  isEarlier?: boolean
  onCheckIn: (day: Day, from: Element) => void
  className: string
  /** Decorative content. */
  children: ReactNode
}

/** Renders a day with its text for screen readers; a button if the day can be checked in. */
export function DayCell({ habit, day, today, shown, isEarlier = false, onCheckIn, className, children }: DayCellProps) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const words = { day: dayText(day, 'day'), title: habit.title }
  const isToday = day === today
  const canCheckIn = isToday ? !habit.isCompleted && shown !== 'done' : canCheckInPastDay(habit, day, today)
  if (!canCheckIn) {
    return (
      <span className={className}>
        {children}
        <span className="sr-only">{t(`dayName.${isEarlier ? 'earlier' : shown}`, words)}</span>
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
