import * as z from 'zod'
import { difficulties } from '#shared/habits/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import type { DirectAnswer } from './direct-answers-schema.ts'
import { createLengthLimit, lengthLimits, textSchema } from './topic-text-limits.ts'

const year = z.int().min(0).max(18)

/** Schema of a range of years of age, inclusive; 18 stands for no upper limit. */
export const agesSchema = z.tuple([year, year]).refine(([from, to]) => from <= to, 'The first age is above the second.')

const points = z.int().min(1).max(1000)
const difficulty = z.enum(difficulties)
const targetValue = z.int().min(1).max(1000)

/** Optional field `ages` of a topic's card or tip, for ages narrower than the topic's; not compared with them here. */
const narrowerAgesField = { ages: agesSchema.exactOptional() }

/** Schema of the part of a card that is the same in every language: what it adds or opens. */
const cardSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('behavior'), points, ...narrowerAgesField }),
  z.strictObject({ kind: z.literal('habit'), difficulty, targetDays: targetValue, ...narrowerAgesField }),
  z.strictObject({ kind: z.literal('skill'), difficulty, target: targetValue, ...narrowerAgesField }),
  z.strictObject({ kind: z.literal('reward'), points, category: z.enum(rewardCategories), ...narrowerAgesField }),
  z.strictObject({ kind: z.literal('moment'), ...narrowerAgesField }),
  z.strictObject({ kind: z.literal('open'), screen: z.enum(['behaviors', 'habits', 'rewards']), ...narrowerAgesField }),
])

/** Returns the schema of an id that must be one of `ids`, which are listed in `file`. */
export const createListedIdSchema = (ids: readonly string[], file: string) =>
  z.string().refine((id) => ids.includes(id), { error: ({ input }) => `“${String(input)}” is not listed in ${file}.` })

/** Returns the schema of `topic.yaml`: ages, follow-up topics and cards, which are the same in every language. */
export const createTopicSettingsSchema = (topicIds: readonly string[]) =>
  z.strictObject({
    ages: agesSchema,
    followUps: z.array(createListedIdSchema(topicIds, 'topics/order.yaml')).min(2).max(3),
    cards: z.record(z.string().regex(/^[a-z]+$/), cardSettings),
  })

const cardText = z.strictObject({
  title: textSchema.max(60),
  unit: textSchema.max(20).exactOptional(),
  cue: textSchema.max(60).exactOptional(),
})

const agesPrefix = /^\(ages (\d+)[–-](\d+)\) */

/** Returns the schema of a written tip or a step of a plan: `(ages 3–5) Text`, or the text alone when it is for all ages of the topic. */
const createTipSchema = (language: Locale, kind: 'tip' | 'step') => {
  const { fits, limit } = createLengthLimit(lengthLimits[language][kind])
  return z
    .string()
    .transform((line) => {
      const [prefix = '', from, to] = agesPrefix.exec(line) ?? []
      return { text: line.slice(prefix.length), ...(prefix === '' ? {} : { ages: [Number(from), Number(to)] }) }
    })
    .pipe(z.strictObject({ text: textSchema.refine(fits, `A ${kind} has at most ${limit}.`), ...narrowerAgesField }))
}

/** Returns the schema of a plan: what holds for everybody, then at least two steps. */
const createPlanSchema = (language: Locale) => {
  const step = createTipSchema(language, 'step')
  return z
    .tuple([step, step, step], step)
    .refine(([first]) => first.ages === undefined, 'The first point of a plan is for all ages.')
}

/** Returns the schema of a topic in one language (`en.md` and so on), with a text for each of its cards. */
export const createTopicTextSchema = (language: Locale, cardIds: readonly string[], sourceIds: readonly string[]) =>
  z.strictObject({
    name: textSchema.max(lengthLimits[language].name),
    sources: z.array(createListedIdSchema(sourceIds, 'sources.yaml')).default([]),
    cards: z.strictObject(Object.fromEntries(cardIds.map((id) => [id, cardText]))).default({}),
    openings: z.tuple([textSchema], textSchema),
    plan: createPlanSchema(language),
    tips: z.array(createTipSchema(language, 'tip')).min(3),
    words: z
      .array(textSchema.refine(createLengthLimit(lengthLimits[language].tip).fits, 'This is too long to be said.'))
      .exactOptional(),
    why: z.array(textSchema).exactOptional(),
    howLong: z.array(textSchema).exactOptional(),
    questions: z.array(z.string().min(1)).min(3),
    synonyms: z.array(z.string().min(1)).min(3),
    searchWords: z.string().min(1),
  })

export type CardText = z.output<typeof cardText>
export type TopicSettings = z.output<ReturnType<typeof createTopicSettingsSchema>>
export type TopicText = z.output<ReturnType<typeof createTopicTextSchema>>
export type TopicCard = { id: string } & TopicSettings['cards'][string] & CardText

/** A topic in one language. `{name}` in its texts stands for the child. */
export interface Topic extends Omit<TopicText, 'cards'>, Omit<TopicSettings, 'cards'> {
  id: string
  cards: TopicCard[]
  answers: DirectAnswer[]
}
