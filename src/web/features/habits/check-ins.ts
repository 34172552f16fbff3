import { MutationObserver, useMutationState, type MutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Habit } from '#shared/habits/contract.ts'
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
  /** Null while the check-in is still on its way. */
  actId: string | null
  habit: Habit
  child: Pick<Whose, 'id' | 'name'>
  day: Day
  today: Day
  /** What the act moved, with its bonus. */
  points: number
}

/** A tap on a day of a habit. */
type Tap = CheckingIn | TakingBack

const mutationKey = ['habits', 'tap'] as const

const variablesOf = ({ state }: { state: { variables: unknown } }) => state.variables as Tap

/** `inTurn(…)`: sends a tap. Those on one habit go one after the other, so that none is lost however fast they come. */
export const inTurn = <Answer, Given extends Tap, Context>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Given, Context>,
  given: Given,
): Promise<Answer> =>
  new MutationObserver(client, { ...options, mutationKey, scope: { id: given.habit.id } }).mutate(given)

/** What a check-in moved, with the bonus when it completed the habit. */
export const pointsOf = ({ points, difficulty }: Habit, completed: boolean): number =>
  points + (completed ? completionPoints[difficulty] : 0)

/** `asItWillBe(habit)`: a habit with all taps that are on their way to the server, so that each shows at once. */
export const useAsItWillBe = () => {
  const taps = useMutationState({ filters: { mutationKey, status: 'pending' }, select: variablesOf })
  return (habit: Habit): Habit =>
    taps
      .filter((tap) => tap.habit.id === habit.id)
      .reduce((now, { kind, day, today }) => (kind === 'check-in' ? withDone : withOpen)(now, day, today), habit)
}
