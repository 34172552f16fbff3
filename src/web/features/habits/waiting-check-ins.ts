import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useTakeBack } from '#web/ledger/use-show-failure.ts'
import { useUnsavedKeys } from '#web/lib/unsaved-acts.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { computeCurrentDay } from './habit-days.ts'

interface NamedCheckIn {
  habit: Habit
  child: { name: string }
  day: Day
  today: Day
}

/** `nameOf(checkIn)`: returns "+5 for Mia · Brush teeth", and the day unless it is today. */
export const useNameOfCheckIn = () => {
  const t = useTranslations('awards')
  const signed = useFormatSigned()
  const dayText = useFormatCalendarDay()
  const joinFacts = useJoinFacts()
  return ({ habit: { title, points }, child, day, today }: NamedCheckIn): string =>
    t('awarded', {
      points: signed(points),
      name: child.name,
      title: joinFacts(title, day === today ? null : dayText(day, 'weekday')),
    })
}

/** Returns a key that identifies a check-in: two habits may have the same title. */
export const keyOfCheckIn = ({ habit, day }: Pick<NamedCheckIn, 'habit' | 'day'>): string => `${habit.id} ${day}`

/** `isWaiting(checkIn)`: returns whether a check-in could not be sent yet. */
export const useIsCheckInWaiting = () => {
  const unsaved = useUnsavedKeys()
  return (checkIn: Pick<NamedCheckIn, 'habit' | 'day'>): boolean => unsaved.includes(keyOfCheckIn(checkIn))
}

/** `takeBack(checkIn)`: takes back a check-in that could not be sent yet. */
export const useTakeBackCheckIn = () => {
  const nameOf = useNameOfCheckIn()
  const takeBack = useTakeBack()
  return (checkIn: NamedCheckIn): void => takeBack(nameOf(checkIn), keyOfCheckIn(checkIn))
}

/** `isWaiting(habit, deviceDay)`: returns whether the check-in of its current day could not be sent yet. */
export const useIsTodayWaiting = () => {
  const isWaiting = useIsCheckInWaiting()
  return (habit: Habit, deviceDay: Day): boolean => isWaiting({ habit, day: computeCurrentDay(habit, deviceDay) })
}
