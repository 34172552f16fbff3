import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { patternsSchema } from './patterns-schema.ts'

const foldedPhrase = z
  .string()
  .regex(/^[^\p{Lu}\p{M}]+$/u, 'Phrases are written in lower case without accents.')
  .refine((text) => text === text.normalize('NFD').replace(/\p{M}/gu, ''), 'Phrases are written without accents.')

const phrasesSchema = z.array(foldedPhrase).min(1)

/** Schema of `sentences/deeds.yaml`: what each deed is. */
export const deedsSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  z.strictObject({
    /** `good` earns points, `hard` loses some, `thing` is neither by itself. */
    is: z.enum(['good', 'hard', 'thing']),
    /** The more general deed that it belongs to. */
    within: z.optional(z.string()),
  }),
)

export type Deeds = z.output<typeof deedsSchema>

/** Returns the schema of `sentences/<language>.yaml`: the words by which sentences are understood. */
export const createSentenceWordsSchema = (deedIds: readonly string[]) =>
  z.strictObject({
    /** Patterns at which a new clause begins. */
    joiners: patternsSchema,
    people: z.strictObject({ all: patternsSchema, he: patternsSchema, she: patternsSchema, they: patternsSchema }),
    days: z.strictObject({
      daysAgo: z.array(patternsSchema).length(4),
      weekdays: z.array(patternsSchema).length(7),
      other: patternsSchema,
    }),
    /** Patterns that give or take points; `(?<n>)` is the number. */
    points: z.strictObject({ give: patternsSchema, take: patternsSchema }),
    numbers: z.record(z.string(), z.number()),
    /** Patterns of clauses that tell of nothing that happened. */
    negation: patternsSchema,
    neutral: patternsSchema,
    plan: patternsSchema,
    /** Words that a title does not begin with. */
    fillers: patternsSchema,
    deeds: z.record(z.enum(deedIds), phrasesSchema),
  })

/** The words of one language by which sentences are understood. */
export type SentenceWords = z.output<ReturnType<typeof createSentenceWordsSchema>>

/** The deeds and the words of all languages. */
export interface SentenceContent {
  deeds: Deeds
  words: Readonly<Record<Locale, SentenceWords>>
}
