import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import type { FollowUps } from './follow-ups-schema.ts'
import type { Messages } from './messages-schema.ts'
import { patternsSchema } from './patterns-schema.ts'
import { agesSchema } from './topic-schema.ts'

/** Schema of `rewards.yaml`: reward ideas and how many days each is worth waiting for. */
export const rewardsSchema = z.record(
  z.string(),
  z.strictObject({ ages: agesSchema, days: z.int().min(1), category: z.enum(rewardCategories) }),
)

const patternGroupsSchema = z.record(z.string(), patternsSchema)

/**
 * Schema of `unsuitable/*.yaml`: patterns of what must never earn points, be a reward or be a consequence, and of what a model
 * must not advise. `words` are lists that `never` and `advice` refer to, as `<child>`.
 */
export const unsuitableSchema = z.strictObject({
  points: patternGroupsSchema,
  rewards: patternGroupsSchema,
  consequences: patternGroupsSchema,
  aboutPoints: patternsSchema,
  words: patternGroupsSchema,
  never: patternGroupsSchema,
  advice: patternGroupsSchema,
  against: z.strictObject({ before: patternsSchema, after: patternsSchema }),
})

const pattern = patternsSchema.element

/** Schema of `search/*.yaml`: words that do not show which topic is meant, and figures of speech with what they mean, if anything. */
export const searchWordsSchema = z.strictObject({
  ignoredWords: z.string().transform((s) => s.trim().split(/\s+/)),
  figures: z.array(z.strictObject({ says: pattern, means: z.string().default('') })).min(1),
})

export const sourcesSchema = z.record(z.string(), z.string().min(1))

/** Returns the schema of `topics/order.yaml`: the ids of all topics, among them the required ones. */
export const createTopicOrderSchema = (required: readonly string[]) =>
  z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).superRefine((ids, context) => {
    const missing = required.filter((id) => !ids.includes(id))
    if (missing.length > 0) context.addIssue(`The assistant needs these topics, too: ${missing.join(', ')}.`)
    if (new Set(ids).size < ids.length) context.addIssue('A topic stands here twice.')
  })

/** A reward that the assistant may suggest, with its title in one language. */
export type RewardIdea = z.output<typeof rewardsSchema>[string] & { id: string; title: string }

/** Content other than topics, by language: messages, reward ideas, patterns and ignored search words. */
export type NonTopicContentByLocale = Readonly<
  Record<
    Locale,
    z.output<typeof searchWordsSchema> & {
      messages: Messages
      followUps: FollowUps
      rewardIdeas: RewardIdea[]
      unsuitable: z.output<typeof unsuitableSchema>
    }
  >
>
