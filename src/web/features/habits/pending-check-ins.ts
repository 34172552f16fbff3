import { useMutationState } from '@tanstack/react-query'
import type { Habit } from '#shared/habits/contract.ts'
import { completionPointsByDifficulty } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { FeastChild } from '#web/ledger/deed-feast.ts'
import { applyCheckIn, applyCheckInUndo } from './habit-days.ts'

interface DayOfHabit {
  habit: Habit
  day: Day
  today: Day
}

/** A check-in to send. */
export interface CheckIn extends DayOfHabit {
  kind: 'check-in'
  child: FeastChild & { points: number }
  /** The element that was tapped; a light flies from it to the jar. Null without an animation. */
  element: Element | null
  /** Whether its card shows the result and undoes it. */
  isOnCard?: boolean
  /** Called with the sentence to say about it, if there is one. */
  onPraised?: (sentence: string) => void
}

/** A check-in to undo. */
export interface CheckInUndo extends DayOfHabit {
  kind: 'undo'
  /** Null while the check-in is still being sent. */
  actId: string | null
  child: Pick<FeastChild, 'id' | 'name'> & { avatarUrl?: string | null }
  /** The points of the act, with the bonus. */
  points: number
  /** Whether it completed the habit. */
  isCompleted?: boolean
  /** A sentence to say about it, in place of its points; its card shows the progress. */
  sentence?: string | undefined
  /** Whether its card says and undoes it, so that its message is only announced. */
  isQuiet?: boolean | undefined
}

/** Options of the commands that check in and that undo it: those of one habit are sent one after the other. */
export const checkInCommandOptions = {
  mutationKey: ['check-ins'],
  queue: ({ habit }: CheckIn | CheckInUndo) => habit.id,
}

/** Returns the points of a check-in, with the bonus if it completed the habit. */
export const computeCheckInPoints = ({ points, difficulty }: Habit, isCompleted: boolean): number =>
  points + (isCompleted ? completionPointsByDifficulty[difficulty] : 0)

/** `applyPending(habit)`: returns a habit with its check-ins and undos that are still being sent. */
export const useApplyPendingCheckIns = () => {
  const pending = useMutationState({
    filters: { mutationKey: checkInCommandOptions.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as CheckIn | CheckInUndo,
  })
  return (habit: Habit): Habit =>
    pending
      .filter((command) => command.habit.id === habit.id)
      .reduce(
        (now, { kind, day, today }) => (kind === 'check-in' ? applyCheckIn : applyCheckInUndo)(now, day, today),
        habit,
      )
}
