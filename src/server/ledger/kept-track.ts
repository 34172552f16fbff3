import * as z from 'zod/mini'
import type { Track } from '#shared/habits/rules.ts'

const track = z.object({
  from: z.string(),
  before: z.object({ run: z.number(), longest: z.number(), checkIns: z.number(), held: z.number() }),
  marks: z.string(),
})

/** The days of a habit as its row keeps them. */
export const trackIn = (walk: string): Track => z.parse(track, JSON.parse(walk))
