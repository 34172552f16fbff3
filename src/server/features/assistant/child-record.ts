import { presetIn } from '#shared/activities/rules.ts'
import { lastDoneDay, streakAt } from '#shared/habits/rules.ts'
import { paceDays } from '#shared/rewards/rules.ts'
import { dayIn, daysBetween, type Day } from '#shared/time/day.ts'
import { dayMs } from '#shared/time/duration.ts'
import { agesOf } from '#server/assistant/band.ts'
import type { ChildRecord, HabitRecord, Noted } from '#server/assistant/child.ts'
import type { Words } from '#server/assistant/words/words.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { iso } from '#server/ids.ts'
import { paceOf } from '#server/ledger/pace.ts'
import { activitiesSince, childOf, habitsOf, rewardsOf, skillsOf } from './store.ts'

const weekDays = 7

type Row = Awaited<ReturnType<typeof activitiesSince>>[number]

// Surprises and repairs are no behaviour that a word could be about.
const isUnnamed = (preset: string | null) => preset !== null && /^(?:gift|remedy)_/.test(preset)

const titled = (words: Words) => {
  const presets: Readonly<Record<string, string | undefined>> = words.presets
  return (preset: string | null, title: string) => (preset === null ? undefined : presets[preset]) ?? title
}

const noted = (rows: readonly Row[], words: Words): Noted[] => {
  const times = new Map<string, number>()
  for (const { metadata, title } of rows) {
    const preset = presetIn(metadata)
    if (isUnnamed(preset)) continue
    const name = titled(words)(preset, title)
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  return [...times].map(([title, n]) => ({ title, times: n })).toSorted((a, b) => b.times - a.times)
}

const standingBehaviors = (rows: readonly Row[]): Row[] =>
  rows.filter(({ type, undoes, undone }) => type === 'behavior' && undoes === null && !undone)

const habitRecord = (habit: Awaited<ReturnType<typeof habitsOf>>[number], today: Day): HabitRecord => {
  const { title, targetDays, track, isCompleted } = habit
  const { run, checkIns } = streakAt(track, today, isCompleted)
  const last = lastDoneDay(track) ?? (checkIns > 0 ? track.from : null)
  const quietDays = last === null ? null : Math.max(0, daysBetween(last, today))
  return { title, run, targetDays, isCompleted, quietDays }
}

/** Puts together what the assistant may know of the family's own child. Refuses `not_found`. */
export const childRecord = async (
  db: Db,
  { familyId, timeZone }: { familyId: string; timeZone: string },
  childId: string,
  now: number,
  words: Words,
): Promise<ChildRecord> => {
  const child = orNotFound(await childOf(db, familyId, childId))
  const today = dayIn(now, timeZone)
  const week = standingBehaviors(await activitiesSince(db, familyId, childId, iso(now - weekDays * dayMs)))
  const earned = await paceOf(db, familyId, childId, now)
  const habits = await habitsOf(db, familyId, childId)
  const rewards = await rewardsOf(db, familyId, childId)
  const titleOf = titled(words)
  return {
    name: child.name,
    siblings: child.siblings,
    ages: agesOf(child, today),
    today,
    balance: child.balance,
    pace: earned ? earned / paceDays : null,
    awards: noted(
      week.filter(({ points }) => (points ?? 0) > 0),
      words,
    ),
    corrections: noted(
      week.filter(({ points }) => (points ?? 0) < 0),
      words,
    ),
    habits: habits.map((habit) => habitRecord(habit, today)),
    skills: await skillsOf(db, familyId, childId),
    rewards: rewards.map(({ title, preset, points }) => ({ title: titleOf(preset, title), points })),
    quick: child.quick.map((entry) => ('preset' in entry ? words.presets[entry.preset] : entry.title)),
  }
}
