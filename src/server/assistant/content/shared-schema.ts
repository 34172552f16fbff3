import * as z from 'zod'
import type { Locale } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import type { Messages } from './messages-schema.ts'
import { ages } from './topic-schema.ts'

/** `rewards.yaml`: reward ideas and how many days each is worth waiting for. */
export const rewards = z.record(
  z.string(),
  z.strictObject({ ages, days: z.int().min(1), category: z.enum(rewardCategories) }),
)

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

/** A list of regular expressions. */
const patterns = z.array(z.string().refine(isPattern, 'This is no regular expression.')).min(1)

const groups = z.record(z.string(), patterns)

/** `unsuitable/*.yaml`: what never earns points, is never a reward, and never a consequence, by group. */
export const unsuitable = z.strictObject({
  points: groups,
  rewards: groups,
  consequences: groups,
  aboutPoints: patterns,
})

/** `safety/*.yaml`: how danger is written about. */
export const danger = z
  .strictObject({
    words: z.record(z.string(), z.array(z.string())),
    phrases: z.array(z.string().min(1)).default([]),
    patterns: patterns.default([]),
    harmless: patterns,
  })
  .superRefine(({ words, ...lists }, context) => {
    for (const field of ['phrases', 'patterns'] as const) {
      for (const [n, entry] of lists[field].entries()) {
        const unknown = [...entry.matchAll(/<([a-z]+)>/g)].find(([, name = '']) => !Object.hasOwn(words, name))
        const message = `${unknown?.[0] ?? ''} is not listed under words.`
        if (unknown) context.addIssue({ code: 'custom', input: entry, path: [field, n], message })
      }
    }
  })

/** `search/*.yaml`: words that do not show which topic is meant. */
export const search = z.strictObject({ ignoredWords: z.string().transform((words) => words.trim().split(/\s+/)) })

export const sources = z.record(z.string(), z.string().min(1))

/** `topics/order.yaml`: the ids of all topics; some are named by the code. */
export const topicOrder = (required: readonly string[]) =>
  z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).superRefine((ids, context) => {
    const missing = required.filter((id) => !ids.includes(id))
    if (missing.length > 0) context.addIssue(`The assistant needs these topics, too: ${missing.join(', ')}.`)
    if (new Set(ids).size < ids.length) context.addIssue('A topic stands here twice.')
  })

/** A reward that may be suggested, in one language. */
export type RewardIdea = z.output<typeof rewards>[string] & { id: string; title: string }

/** What every answer needs, in each language. */
export type SharedContent = Readonly<
  Record<
    Locale,
    z.output<typeof search> & {
      messages: Messages
      rewardIdeas: RewardIdea[]
      unsuitable: z.output<typeof unsuitable>
      danger: z.output<typeof danger>
    }
  >
>
