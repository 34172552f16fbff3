import * as z from 'zod/mini'
import { habitRecord } from '#shared/habits/record.ts'
import type { ReachedStreak, StreakState } from '#shared/habits/rules.ts'

const streakStateSchema = z.object({
  from: z.string(),
  before: z.object({ run: z.number(), longest: z.number(), checkIns: z.number(), held: z.number() }),
  marks: z.string(),
})

/** Parses the column `walk` of a habit. */
export const parseStreakState = (walk: string): StreakState => z.parse(streakStateSchema, JSON.parse(walk))

/** Parses the column `reached_streak` of a habit. */
export const parseReachedStreak = (reached: string | null): ReachedStreak | null =>
  reached === null ? null : z.parse(habitRecord.reached_streak.schema, JSON.parse(reached))
