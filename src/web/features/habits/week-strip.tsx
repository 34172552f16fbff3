import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { listWeek } from '#web/lib/months.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DayCell, DayMark, PastDayMark } from './day-mark.tsx'
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

/**
 * Renders this week of a habit; today and days that can be checked in are buttons. Above each day is the same one of the week
 * before, smaller.
 */
export function WeekStrip(props: WeekStripProps) {
  const { habit, today } = props
  const t = useTranslations('habits')
  const week = listWeek(today, useWeekStart())
  return (
    <div className="@container -mx-2 grid *:col-start-1 *:row-start-1">
      <ul aria-label={t('week', { title: habit.title })} className="grid grid-cols-7">
        {week.map((day) => (
          <li key={day} className="grid">
            <DayColumn {...props} day={day} />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none relative grid content-start gap-0.5">
        <WeekdayLetters week={week} today={today} />
        <WeekBefore habit={habit} days={week.map((day) => addDays(day, -7))} today={today} />
      </div>
    </div>
  )
}

function WeekdayLetters({ week, today }: { week: readonly Day[]; today: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  return (
    <div aria-hidden="true" className="grid grid-cols-7 text-center text-meta leading-4!">
      {week.map((day) =>
        day === today ? (
          <span key={day} className="font-semibold text-primary">
            <span className="hidden @min-[16rem]:inline">{t('today')}</span>
            <span className="@min-[16rem]:hidden">{dayText(day, 'letter')}</span>
          </span>
        ) : (
          <span key={day} className="text-text-2">
            {dayText(day, 'letter')}
          </span>
        ),
      )}
    </div>
  )
}

/** Renders the week before as small marks; nothing if the habit has no day in it. */
function WeekBefore({ habit, days, today }: { habit: Habit; days: readonly Day[]; today: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const shown = days.map((day) => ({ day, state: displayStateOn(habit, day, today) }))
  if (shown.every(({ state }) => state === 'before')) return null
  return (
    <ul aria-label={t('weekBefore', { title: habit.title })} className="grid grid-cols-7">
      {shown.map(({ day, state }) => (
        <li key={day} className="grid h-3 place-items-center">
          <PastDayMark shown={state} />
          <span className="sr-only">{t(`dayName.${state}`, { day: dayText(day, 'day') })}</span>
        </li>
      ))}
    </ul>
  )
}

const columnClasses = 'grid min-h-16.5 content-end justify-items-center rounded-field pb-0.5'

function DayColumn({ habit, day, today, onCheckIn, onUndo, todayRef }: WeekStripProps & { day: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const isToday = day === today
  const shown = displayStateOn(habit, day, today)
  const mark = <DayMark isSmall shown={shown} isToday={isToday} fillable={canCheckInPastDay(habit, day, today)} />
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
        {mark}
      </button>
    )
  }
  return (
    <DayCell habit={habit} day={day} today={today} shown={shown} onCheckIn={onCheckIn} className={columnClasses}>
      {mark}
    </DayCell>
  )
}
