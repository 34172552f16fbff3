import { parsePresetFromMetadata } from '#shared/activities/rules.ts'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import { findLastDoneDay, computeCounts } from '#shared/habits/rules.ts'
import { dayIn, daysBetween, type Day, type WeekStart } from '#shared/time/day.ts'
import { dayMs } from '#shared/time/duration.ts'
import { computeChildAgeRange } from '#server/assistant/age-groups.ts'
import type { BehaviorCount, ChildContext, HabitSummary } from '#server/assistant/child-context.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { findPointsPerWeek } from '#server/ledger/earning-pace.ts'
import { findChild, listActivitiesSince, listHabits, listRewards, listSkills } from './store.ts'

const daysOfBehaviors = 7

type ActivityRow = Awaited<ReturnType<typeof listActivitiesSince>>[number]
type HabitRow = Awaited<ReturnType<typeof listHabits>>[number]
type PresetTitles = Readonly<Record<string, string | undefined>>

// Surprise gifts and repairs are no behaviours that a tip could be about.
const isGiftOrRemedy = (preset: string | null) => preset !== null && /^(?:gift|remedy)_/.test(preset)

const localizeTitle = (titles: PresetTitles, preset: string | null, title: string): string =>
  titles[preset ?? ''] ?? title

/** Counts behaviours by title, the most frequent first. */
const countByTitle = (rows: readonly ActivityRow[], titles: PresetTitles): BehaviorCount[] => {
  const named = rows.flatMap(({ metadata, title }) => {
    const preset = parsePresetFromMetadata(metadata)
    return isGiftOrRemedy(preset) ? [] : [localizeTitle(titles, preset, title)]
  })
  return [...Map.groupBy(named, (title) => title)]
    .map(([title, { length: times }]) => ({ title, times }))
    .toSorted((a, b) => b.times - a.times)
}

const summarizeHabit = ({ title, targetDays, streak, isCompleted }: HabitRow, today: Day): HabitSummary => {
  const { run, checkIns } = computeCounts(streak, today, isCompleted)
  const last = findLastDoneDay(streak) ?? (checkIns > 0 ? streak.from : null)
  const idleDays = last === null ? null : Math.max(0, daysBetween(last, today))
  return { title, streak: run, targetDays, isCompleted, idleDays }
}

/** Loads what the assistant knows about a child; undefined when the family has no such child. */
export const findChildContext = async (
  db: Db,
  family: { familyId: string; timeZone: string; weekStart: WeekStart },
  { childId, language }: Pick<ChatQuestion, 'childId' | 'language'>,
  now: number,
): Promise<ChildContext | undefined> => {
  const { familyId, timeZone } = family
  const child = await findChild(db, familyId, childId)
  if (!child) return undefined
  const titles: PresetTitles = loadNonTopicContent()[language].messages.presets
  const today = dayIn(now, timeZone)
  const activities = await listActivitiesSince(db, familyId, childId, toIso(now - daysOfBehaviors * dayMs))
  const behaviors = activities.filter(
    ({ type, undoes, isUndone }) => type === 'behavior' && undoes === null && !isUndone,
  )
  const pace = await findPointsPerWeek(db, family, childId, now)
  const habits = await listHabits(db, familyId, childId)
  const rewards = await listRewards(db, familyId, childId)
  const byAward = Map.groupBy(behaviors, ({ points }) => (points ?? 0) > 0)
  return {
    id: child.id,
    name: child.name,
    aliases: child.aliases,
    children: child.children,
    siblings: child.siblings,
    siblingAliases: child.siblingAliases,
    ages: computeChildAgeRange(child, today),
    today,
    balance: child.balance,
    // At no points a week nothing could be priced.
    pointsPerWeek: pace === 0 ? null : pace,
    awards: countByTitle(byAward.get(true) ?? [], titles),
    corrections: countByTitle(byAward.get(false) ?? [], titles),
    habits: habits.map((habit) => summarizeHabit(habit, today)),
    skills: await listSkills(db, familyId, childId),
    rewards: rewards.map(({ title, preset, points }) => ({ title: localizeTitle(titles, preset, title), points })),
    behaviors: child.quick.map((entry) => ('preset' in entry ? (titles[entry.preset] ?? '') : entry.title)),
  }
}

/** Loads what the assistant knows about a child. @throws AppError `not_found` */
export const loadChildContext = async (...parameters: Parameters<typeof findChildContext>): Promise<ChildContext> =>
  orNotFound(await findChildContext(...parameters))
