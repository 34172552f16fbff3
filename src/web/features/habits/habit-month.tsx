import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCheckIns, type Habit } from '#shared/habits/contract.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { stateOn } from '#shared/habits/habit-state.ts'
import { Month } from '#web/ledger/month.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { startOfMonth } from '#web/lib/months.ts'
import { read } from '#web/lib/query.ts'
import { DayCell } from './day-cell.tsx'
import { DayMark } from './day-mark.tsx'
import { displayStateOn, type DisplayState } from './habit-days.ts'

interface HabitMonthProps {
  habit: Habit
  today: Day
  onCheckIn: (day: Day, from: Element) => void
}

/** Renders a month of a habit, day by day; the arrows lead to the months beside it. */
export function HabitMonth({ habit, today, onCheckIn }: HabitMonthProps) {
  const [first, setFirst] = useState(startOfMonth(today))
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
  // The habit itself contains the last days, so the current month is shown even when loading failed.
  const isShown = !unread || first === startOfMonth(today)
  return (
    <Month
      first={first}
      onMove={setFirst}
      hasPrevious={first > begun}
      hasNext={startOfMonth(first, 1) <= addDays(today, dateLimits.restAhead)}
      isLoading={isPending}
      notice={unread && <LoadFailed error={error} retry={refetch} />}
      cell={isShown ? cell : null}
    />
  )
}
