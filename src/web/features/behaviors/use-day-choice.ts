import { useState } from 'react'
import { findNoon, maxDaysBack } from '#shared/acts/rules.ts'
import { addDays } from '#shared/time/day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useToday } from '#web/lib/use-today.ts'
import { leaveMessage } from '#web/ui/message.ts'
import type { EarlierDay } from './use-award.ts'

/** Returns the choice of the day for which behaviors are recorded: today at first, and the six days before. */
export const useDayChoice = (zone: string) => {
  const today = useToday(zone)
  const dayName = useDayName(zone)
  // Counted from today, so that today stays today after midnight.
  const [daysAgo, setDaysAgo] = useState(0)
  const options = Array.from({ length: maxDaysBack + 1 }, (_, ago) => ({
    value: String(ago),
    label: dayName.onChip(addDays(today, -ago)),
  }))
  const day = addDays(today, -daysAgo)
  return {
    options,
    value: String(daysAgo),
    choose: (value: string) => {
      // It is about another day.
      leaveMessage()
      setDaysAgo(Number(value))
    },
    name: dayName.onChip(day),
    /** The chosen day; null for today. */
    day:
      daysAgo === 0
        ? null
        : ({
            date: day,
            actTime: new Date(findNoon(day, zone)).toISOString(),
            name: dayName.short(day),
          } satisfies EarlierDay),
  }
}

export type DayChoice = ReturnType<typeof useDayChoice>
