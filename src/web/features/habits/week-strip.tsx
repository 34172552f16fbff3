import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { listWeek } from '#web/lib/months.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DayCell, DayMark } from './day-mark.tsx'
import { canCheckInPastDay, displayStateOn } from './habit-days.ts'

interface WeekStripProps {
  habit: Habit
  today: Day
  /** Checks in today or one of the last six days. */
  onCheckIn: (day: Day, from: Element) => void
  /** Undoes today's check-in. */
  onUndo: () => void
  todayRef: Ref<HTMLButtonElement>
}

/** Renders this week of a habit; today and days that can be checked in are buttons. */
export function WeekStrip({ habit, today, onCheckIn, onUndo, todayRef }: WeekStripProps) {
  const t = useTranslations('habits')
  const weekStart = useWeekStart()
  return (
    <ul aria-label={t('week', { title: habit.title })} className="@container -mx-2 grid grid-cols-7">
      {listWeek(today, weekStart).map((day) => (
        <li key={day} className="grid">
          <DayColumn habit={habit} day={day} today={today} onCheckIn={onCheckIn} onUndo={onUndo} todayRef={todayRef} />
        </li>
      ))}
    </ul>
  )
}

const columnClasses = 'grid min-h-17 content-center justify-items-center gap-1.5 rounded-field py-1'

function DayColumn({ habit, day, today, onCheckIn, onUndo, todayRef }: WeekStripProps & { day: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const isToday = day === today
  const shown = displayStateOn(habit, day, today)
  const inside = (
    <>
      <span
        aria-hidden="true"
        className={classNames('text-meta', isToday ? 'font-semibold text-primary' : 'text-text-2')}
      >
        {isToday && <span className="hidden @min-[16rem]:inline">{t('today')}</span>}
        <span className={isToday ? '@min-[16rem]:hidden' : undefined}>{dayText(day, 'letter')}</span>
      </span>
      <DayMark shown={shown} isToday={isToday} fillable={canCheckInPastDay(habit, day, today)} />
    </>
  )
  if (isToday) {
    return (
      <button
        ref={todayRef}
        type="button"
        aria-pressed={shown === 'done'}
        aria-label={t('todayName', { day: dayText(day, 'day'), title: habit.title })}
        className={classNames(columnClasses, 'press')}
        onClick={({ currentTarget }) => (shown === 'done' ? onUndo() : onCheckIn(day, currentTarget))}
      >
        {inside}
      </button>
    )
  }
  return (
    <DayCell habit={habit} day={day} today={today} shown={shown} onCheckIn={onCheckIn} className={columnClasses}>
      {inside}
    </DayCell>
  )
}
