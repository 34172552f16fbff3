import * as z from 'zod/mini'
import type { StreakState } from '#shared/habits/rules.ts'

const streak = z.object({
  from: z.string(),
  before: z.object({ run: z.number(), longest: z.number(), checkIns: z.number(), held: z.number() }),
  marks: z.string(),
})

/** The days of a habit as its row keeps them. */
export const parseStreakState = (walk: string): StreakState => z.parse(streak, JSON.parse(walk))
