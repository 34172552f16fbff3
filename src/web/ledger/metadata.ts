import * as z from 'zod/mini'
import { moods, weathers } from '#shared/moments/rules.ts'

const momentFacts = z.object({ weather: z.enum(weathers), mood: z.enum(moods) })
const scoreFacts = z.object({ score: z.number(), before: z.nullable(z.number()), unit: z.nullable(z.string()) })

const factsIn = <S extends z.core.$ZodType>(schema: S, metadata: string | null): z.output<S> | null => {
  if (metadata === null) return null
  try {
    const read = z.safeParse(schema, JSON.parse(metadata))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Weather and mood of a moment's activity; null for metadata that cannot be read, which is no reason to say anything. */
export const momentIn = (metadata: string | null) => factsIn(momentFacts, metadata)

/** The score of a challenge's activity and the best before it; null where there is none. */
export const scoreIn = (metadata: string | null) => factsIn(scoreFacts, metadata)

/** How much higher a score is than the best before it, rounded as scores are; null where it is not. */
export const gainOver = (score: number, before: number | null): number | null =>
  before === null || score <= before ? null : Math.round((score - before) * 100) / 100
