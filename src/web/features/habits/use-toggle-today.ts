import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useCheckIn, useUndoCheckIn } from './check-in-commands.ts'
import { computeCurrentDay, isCheckedInToday } from './habit-days.ts'
import { computeCheckInPoints } from './pending-check-ins.ts'
import { useIsCheckInWaiting, useTakeBackCheckIn } from './waiting-check-ins.ts'

/** `toggle(habit, child, from)`: checks a habit in for today, with a light that flies from an element, or undoes that, also while it waits to be sent. */
export const useToggleToday = (day: Day) => {
  const checkIn = useCheckIn()
  const undo = useUndoCheckIn()
  const isWaiting = useIsCheckInWaiting()
  const takeBack = useTakeBackCheckIn()
  return (habit: Habit, child: Child, from: Element): void => {
    const today = computeCurrentDay(habit, day)
    if (isWaiting({ habit, day: today })) takeBack({ habit, child, day: today, today })
    else if (!isCheckedInToday(habit, today)) {
      void checkIn.send({ kind: 'check-in', habit, child, day: today, today, element: from })
    } else {
      const points = computeCheckInPoints(habit, habit.isCompleted)
      undo({ kind: 'undo', actId: habit.todayActId, habit, child, day: today, today, points })
    }
  }
}
