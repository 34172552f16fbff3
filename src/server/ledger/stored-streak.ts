import * as z from 'zod/mini'
import { habitRecord } from '#shared/habits/record.ts'
import type { LongestStreak, CompactStreak } from '#shared/habits/rules.ts'

const compactStreakSchema = z.object({
  from: z.string(),
  before: z.object({ run: z.number(), longest: z.number(), checkIns: z.number(), held: z.number() }),
  marks: z.string(),
})

/** Parses the column `walk` of a habit, its streak in compact form. */
export const parseCompactStreak = (json: string): CompactStreak => z.parse(compactStreakSchema, JSON.parse(json))

/** Parses the column `reached_streak` of a habit. */
export const parseLongestStreak = (reached: string | null): LongestStreak | null =>
  reached === null ? null : z.parse(habitRecord.reached_streak.schema, JSON.parse(reached))
