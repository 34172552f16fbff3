import { settleStreak, noStreak, computeStreak, type SetDay, type StreakState } from '#shared/habits/rules.ts'
import { addDays, dayIn, type Day } from '#shared/time/day.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import type { Act } from '#server/ledger/act.ts'
import { keepTrack, setDaysOf, type KeptHabit } from './store.ts'

// Beyond every day that an act or an undo can still change, and so that the month on screen needs no older rows.
const settledAfter = 45

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

const fromTheStart = (set: readonly SetDay[], otherwise: Day): StreakState =>
  computeStreak(
    set.reduce((first, { day }) => earlier(first, day), otherwise),
    noStreak,
    set,
  )

/** The whole track of a habit, from its first day on. */
export const wholeTrack = async (db: Db, familyId: string, habit: KeptHabit): Promise<StreakState> =>
  fromTheStart(await setDaysOf(db, familyId, habit.id, ''), habit.streak.from)

/** Where the track of a new habit begins. */
export const newTrack = (at: string): StreakState => computeStreak(settledDay(at), noStreak, [])

const settledDay = (at: string): Day => addDays(dayIn(Date.parse(at), 'UTC'), -settledAfter)

/**
 * Renews the kept track of a habit after some of its days were set otherwise, `first` the earliest of them. Reads the
 * rows that are not settled; all of them when a settled day has changed. The child is locked.
 */
export const renewTrack = async (tx: Tx, act: Act, habit: KeptHabit, first: Day): Promise<StreakState> => {
  const { from, before } = habit.streak
  const { familyId } = act
  const streak =
    first < from
      ? await wholeTrack(tx, familyId, habit)
      : computeStreak(from, before, await setDaysOf(tx, familyId, habit.id, from))
  const settled = settleStreak(streak, settledDay(act.at))
  await keepTrack(tx, familyId, habit.id, settled)
  return settled
}
