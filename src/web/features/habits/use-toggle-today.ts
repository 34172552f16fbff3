import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useCheckIn, useUndoCheckIns } from './check-in-commands.ts'
import { computeCurrentDay, isCheckedInToday } from './habit-days.ts'
import { computeCheckInPoints } from './pending-check-ins.ts'

/** `toggle(habit, child, from)`: checks a habit in for today, with a light that flies from an element, or undoes that. */
export const useToggleToday = (day: Day) => {
  const checkIn = useCheckIn()
  const undo = useUndoCheckIns()
  return (habit: Habit, child: Child, from: Element): void => {
    const today = computeCurrentDay(habit, day)
    if (!isCheckedInToday(habit, today)) {
      void checkIn.send({ kind: 'check-in', habit, child, day: today, today, element: from })
    } else {
      const points = computeCheckInPoints(habit, habit.isCompleted)
      void undo([{ kind: 'undo', actId: habit.todayActId, habit, child, day: today, today, points }])
    }
  }
}
