import { isSettled } from '#shared/habits/habit-state.ts'
import { computeCurrentDay } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import { useIsTodayWaiting } from '#web/features/habits/waiting-check-ins.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'

/** Returns how many habits of the family there are today, how many are done, how many more wait to be sent, and whether all are recorded. */
export const useHabitCounts = ({ user, family }: Pick<ChildScreenProps, 'user' | 'family'>) => {
  const day = useToday(user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const isWaiting = useIsTodayWaiting()
  const { data = [] } = useFamilyTodayHabits(day)
  const states = data.flatMap(({ habits }) =>
    habits.map(applyPending).map((habit) => {
      if (isSettled(habit, computeCurrentDay(habit, day))) return 'lit'
      return isWaiting(habit, day) ? 'waiting' : 'open'
    }),
  )
  const isAllRecorded = data.every(({ habits }) =>
    habits.every((habit) => isSettled(habit, computeCurrentDay(habit, day))),
  )
  const count = (state: string) => states.filter((one) => one === state).length
  const withHabits = family.filter(({ id }) => data.some(({ childId, habits }) => childId === id && habits.length > 0))
  return { all: states.length, lit: count('lit'), waiting: count('waiting'), isAllRecorded, withHabits }
}
