import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listCheckIns, type Habit } from '#shared/habits/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { read } from '#web/lib/query.ts'

/** How far back the run is looked for, in days for each of its days, because rest days lie in between. */
const reachPerDay = 3

/** Returns the first day of a run of so many done days, and the rest days in it; undefined if it began earlier. */
export const findRunStart = (
  days: readonly { date: string; state: 'done' | 'rest' }[],
  count: number,
): { since: string; rests: number } | undefined => {
  const newestFirst = days.toSorted((one, other) => other.date.localeCompare(one.date))
  const done = newestFirst.filter(({ state }) => state === 'done')
  const last = done[0]
  const first = done[count - 1]
  if (!first || !last) return undefined
  const rests = days.filter(({ date, state }) => state === 'rest' && date > first.date && date < last.date)
  return { since: first.date, rests: rests.length }
}

/** Renders since when a completed habit has run, and how many rest days lie in between. */
export function HabitRunText({ habit, today }: { habit: Habit; today: Day }) {
  const t = useTranslations('habits')
  const dayText = useFormatCalendarDay()
  const { currentStreak } = habit
  const from = addDays(today, -reachPerDay * currentStreak)
  const { data, isPending } = useQuery(
    read(listCheckIns, { params: { habitId: habit.id }, query: { from, to: today, include: 'rests' } }),
  )
  if (isPending) return null
  const run = data && findRunStart(data, currentStreak)
  if (!run) return t('feastDays', { count: currentStreak })
  return t('feastSince', { count: currentStreak, day: dayText(run.since, 'date', today), rests: run.rests })
}
