import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { moods, weathers } from '#shared/moments/rules.ts'
import { patternsSchema } from './patterns-schema.ts'

const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const phraseSchema = z
  .string()
  .refine((text) => text === removeAccents(text).toLowerCase(), 'Phrases are written in lower case without accents.')

/** Schema of `sentences/deeds.yaml`: what each deed is. */
export const deedsSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  z.strictObject({
    /** `good` earns points, `hard` loses some, `thing` is neither by itself. */
    is: z.enum(['good', 'hard', 'thing']),
    /** The more general deed that it belongs to. */
    within: z.optional(z.string()),
    /** Whether it tells of the end of something hard: “said sorry for hitting”. */
    settles: z.optional(z.literal(true)),
    /** Whether it is said along with another deed: “helped set the table”. */
    along: z.optional(z.literal(true)),
    /** Whether it is recorded by itself in families: “waited his turn”. Others, such as dressing, are mostly habits. */
    social: z.optional(z.literal(true)),
    /** Whether a child named after “with” has not done it, too: “was brave with Leo”; so it is of what is `social`. */
    alone: z.optional(z.literal(true)),
    /** Whether it is done for some minutes, so that 15分 are minutes. */
    lasts: z.optional(z.literal(true)),
  }),
)

export type Deeds = z.output<typeof deedsSchema>

const peopleSchema = z.strictObject({
  all: patternsSchema,
  both: patternsSchema,
  he: patternsSchema,
  she: patternsSchema,
  they: patternsSchema,
  boys: patternsSchema,
  girls: patternsSchema,
  eldest: patternsSchema,
  middle: patternsSchema,
  /** The two youngest and the two eldest of three. */
  younger: patternsSchema,
  older: patternsSchema,
  youngest: patternsSchema,
  /** Somebody else whom a clause begins with. */
  others: patternsSchema,
  /** Phrases that introduce reported speech: “grandma says that”. */
  quotes: patternsSchema,
  /** What is followed by the reason for points, in which names are not those who get them: “for helping”. */
  reasons: patternsSchema.optional(),
  /** What stands before the name of somebody to whom something is done; and the same where points are given. */
  objectMarks: patternsSchema,
  /** What stands before the name of somebody who did it, too: “set the table with Leo”. */
  companions: patternsSchema,
})

const daysSchema = z.strictObject({
  /** Today, yesterday, and so on, as far as a day can be recorded. */
  daysAgo: z.array(patternsSchema).length(dateLimits.back + 1),
  /** From Sunday on. */
  weekdays: z.array(patternsSchema).length(7),
  weekend: patternsSchema,
  tooEarly: patternsSchema,
})

/** Patterns of clauses that do not simply tell of something that was done. */
const mannersSchema = z.strictObject({
  negation: patternsSchema,
  /** What sounds like a negation but is none. */
  noNegation: patternsSchema,
  /** What tells wherever it stands that something was not done: “reading not yet”. */
  undone: patternsSchema,
  /** Wishes, plans, rules and conditions; they hold to the end of the sentence. */
  plan: patternsSchema,
  /** What comes later, in this clause only. */
  later: patternsSchema,
  /** What ends a plan within its sentence: “he wants to read later, but …”. */
  contrast: patternsSchema,
  question: patternsSchema,
  /** Complaints, what always happens, and what somebody else did: no deed of a child. */
  noDeed: patternsSchema,
  /** What makes a clause doubtful. */
  doubt: patternsSchema,
  /** What takes back something that was said before: “12, no, wait, 15”. */
  corrected: patternsSchema,
  mastered: patternsSchema,
  /** Words before the number of a challenge that was named before: “and Mia got 91”. */
  scored: patternsSchema,
  /** What says that something holds for another day or child, too. */
  again: patternsSchema,
  ill: patternsSchema,
  rest: patternsSchema,
  /** Verbs that say that something was done; where somebody is ill, habits named without one are days off. */
  finished: patternsSchema,
})

/** Returns the schema of `sentences/<language>.yaml`: the words by which sentences are understood. */
export const createSentenceWordsSchema = (deedIds: readonly string[]) =>
  z.strictObject({
    /** Words as people abbreviate or misspell them, with what they stand for: `q: que`. */
    shortForms: z.record(phraseSchema, phraseSchema).default({}),
    /** Patterns at which a new clause begins. */
    joiners: patternsSchema,
    people: peopleSchema,
    days: daysSchema,
    /** Patterns that give or take points; `(?<n>)` is the number. */
    points: z.strictObject({ give: patternsSchema, take: patternsSchema, giving: patternsSchema }),
    numbers: z.record(z.string(), z.number()),
    /** Amounts in words. */
    amounts: z.array(z.strictObject({ is: z.string(), value: z.number(), unit: z.string() })),
    /** Units with other words for them. */
    units: z.array(z.array(phraseSchema).min(1)),
    /** What says that a reward was taken; `alike` are groups of words for the same reward. */
    redeem: z.strictObject({
      sure: patternsSchema,
      perhaps: patternsSchema,
      alike: z.array(z.array(phraseSchema)).default([]),
    }),
    manners: mannersSchema,
    /** What tells that somebody did something, whatever it is; and whether that is good or hard. */
    actions: z.strictObject({
      done: patternsSchema,
      /** Verbs that say nothing without the thing beside them: “did”, “finished”. */
      general: patternsSchema,
      good: patternsSchema,
      hard: patternsSchema,
    }),
    /** Times such as “before bed”, whose words name no behaviour. */
    adjuncts: patternsSchema,
    /** Feelings with what they are about, whose words name no behaviour: “was sad about her homework”. */
    feelings: patternsSchema,
    weathers: z.record(z.enum(weathers), patternsSchema),
    moods: z.record(z.enum(moods), patternsSchema),
    /** Words that no title ends with, beside `fillers`. */
    titleEnds: patternsSchema.optional(),
    /** Words that a title neither begins nor ends with. */
    fillers: patternsSchema,
    /** Messages that ask for advice although they tell of something. */
    asks: patternsSchema,
    /** Clauses that only say how well the one before was done. */
    comments: patternsSchema,
    /** Chinese words in which the characters of a shorter phrase do not mean what they mean alone. */
    compounds: z.array(phraseSchema),
    deeds: z.record(z.enum(deedIds), z.array(phraseSchema).min(1)),
  })

/** The words of one language by which sentences are understood. */
export type SentenceWords = z.output<ReturnType<typeof createSentenceWordsSchema>>

/** The deeds and the words of all languages. */
export interface SentenceContent {
  deeds: Deeds
  words: Readonly<Record<Locale, SentenceWords>>
}
