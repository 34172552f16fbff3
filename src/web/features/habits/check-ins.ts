import { useMutationState } from '@tanstack/react-query'
import { undoAct } from '#shared/acts/contract.ts'
import { checkIn, type Habit } from '#shared/habits/contract.ts'
import { completionPoints } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { withDone, withOpen } from './days.ts'

/** Whose habit it is. */
export interface Whose {
  id: string
  name: string
  points: number
}

/** A day that is being checked in. */
export interface CheckingIn {
  kind: 'check-in'
  habit: Habit
  child: Whose
  day: Day
  today: Day
}

/** A check-in that is being taken back. */
export interface TakingBack {
  kind: 'take-back'
  actId: string
  habit: Habit
  child: Pick<Whose, 'id' | 'name'>
  day: Day
  today: Day
  /** What the act moved, with its bonus. */
  points: number
}

export const checkInKey = [checkIn.method, checkIn.path] as const
export const takeBackKey = [undoAct.method, undoAct.path, 'check-in'] as const

const isOf =
  <Kind extends string>(kind: Kind) =>
  (given: unknown): given is { kind: Kind } =>
    typeof given === 'object' && given !== null && 'kind' in given && given.kind === kind

const isCheckingIn = isOf('check-in') as (given: unknown) => given is CheckingIn
const isTakingBack = isOf('take-back') as (given: unknown) => given is TakingBack

const underWay = (mutationKey: readonly string[]) => ({
  filters: { mutationKey, status: 'pending' as const },
  select: ({ state }: { state: { variables: unknown } }) => state.variables,
})

/** What a check-in moved, with the bonus when it completed the habit. */
export const pointsOf = ({ points, difficulty }: Habit, completed: boolean): number =>
  points + (completed ? completionPoints[difficulty] : 0)

/** `asItWillBe(habit)`: a habit with everything that is on its way to the server, so that a tap shows at once. */
export const useAsItWillBe = () => {
  const checkIns = useMutationState(underWay(checkInKey)).filter(isCheckingIn)
  const backs = useMutationState(underWay(takeBackKey)).filter(isTakingBack)
  return {
    asItWillBe: (habit: Habit): Habit => {
      const done = checkIns
        .filter((one) => one.habit.id === habit.id)
        .reduce((now, { day, today }) => withDone(now, day, today), habit)
      return backs
        .filter((one) => one.habit.id === habit.id)
        .reduce((now, { day, today }) => withOpen(now, day, today), done)
    },
    /** Whether something of this habit is on its way. */
    isBusy: ({ id }: Habit): boolean => [...checkIns, ...backs].some(({ habit }) => habit.id === id),
  }
}
