import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listCheckIns, type Habit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, countDaysSinceSunday, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read } from '#web/lib/query.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DayCell, DayMark } from './day-mark.tsx'
import { startOfMonth, listWeeksOfMonth, displayStateOn, stateOn, listWeek, type DisplayState } from './habit-days.ts'

interface HabitMonthProps {
  habit: Habit
  today: Day
  onCheckIn: (day: Day, from: Element) => void
}

/** Renders a month of a habit, day by day; the arrows lead to the months beside it. */
export function HabitMonth({ habit, today, onCheckIn }: HabitMonthProps) {
  const t = useTranslations('habits.month')
  const dayText = useFormatCalendarDay()
  const weekStart = useWeekStart()
  const [shift, setShift] = useState(0)
  const first = startOfMonth(today, shift)
  const last = addDays(startOfMonth(first, 1), -1)
  const { data, isPending, error, refetch } = useQuery(
    read(listCheckIns, { params: { habitId: habit.id }, query: { from: first, to: last, include: 'rests' } }),
  )
  const unread = error !== null && data === undefined
  const begun = startOfMonth(addDays(habit.createdAt.slice(0, 10), -dateLimits.back))
  const shownOf = (day: Day): DisplayState => {
    if (stateOn(habit, day) !== null) return displayStateOn(habit, day, today)
    const loaded = data?.find(({ date }) => date === day)?.state
    return loaded ?? (day < today ? 'before' : displayStateOn(habit, day, today))
  }
  const cell = (day: Day) => {
    const shown = shownOf(day)
    const look = 'mx-auto grid min-h-12 w-full place-items-center rounded-field'
    return (
      <DayCell habit={habit} day={day} today={today} shown={shown} onCheckIn={onCheckIn} className={look}>
        <DayMark shown={shown} isToday={day === today} number={String(Number(day.slice(8)))} />
      </DayCell>
    )
  }
  const move = (label: string, icon: 'back' | 'forward', by: number, possible: boolean) => (
    <IconButton
      icon={icon}
      aria-label={label}
      aria-disabled={!possible}
      className="aria-disabled:opacity-40"
      onClick={() => possible && setShift(shift + by)}
    />
  )
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        {move(t('previous'), 'back', -1, first > begun)}
        <h3 id="habit-month" aria-live="polite" className="text-center first-letter:uppercase">
          {dayText(first, 'month')}
        </h3>
        {move(t('next'), 'forward', 1, startOfMonth(first, 1) <= addDays(today, dateLimits.restAhead))}
      </div>
      {unread && <LoadFailed error={error} retry={refetch} />}
      {/* The habit itself contains the last days, so the current month is shown even when loading failed. */}
      {(!unread || shift === 0) && (
        <table aria-labelledby="habit-month" aria-busy={isPending} className="w-full table-fixed">
          <thead>
            <tr>
              {listWeek(today, weekStart).map((day) => (
                <th key={countDaysSinceSunday(day)} scope="col" className="py-1 text-meta font-medium text-text-2">
                  <span aria-hidden="true">{dayText(day, 'letter')}</span>
                  <span className="sr-only">{dayText(day, 'weekday')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listWeeksOfMonth(first, weekStart).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) => (
                  // A place of another month stays empty, so its number in the week tells it apart.
                  <td key={day ?? `empty ${place}`} className="p-0 text-center">
                    {day && cell(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
