import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { day, id, requiredMultiline, textLimits } from '#shared/contract/fields.ts'
import { locales } from '#shared/locale/locale.ts'
import { moods, weathers } from '#shared/moments/rules.ts'

/**
 * Why an act is not ticked at first. `unlisted`: the child has nothing like it.
 * `unaffordable`: the points do not suffice. `who`: it may be about somebody else. `doubtful`: something else, such as “I think”.
 */
const doubts = ['unlisted', 'unaffordable', 'who', 'doubtful'] as const

const proposalBase = {
  /** Distinguishes the proposals of one sentence. */
  id: z.string(),
  childId: z.string(),
  /** The family's day on which it happened. */
  day,
  /** The words of the sentence that it comes from. */
  words: z.string(),
  /** Whether it is ticked at first: only what is certain is. */
  isSure: z.boolean(),
  /** Why it is not. */
  doubt: z.optional(z.enum(doubts)),
}

/**
 * An act that a sentence asks to record. Nothing is recorded by it: the browser sends those that stay ticked to the endpoint of
 * their kind.
 */
const proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('behavior'),
    ...proposalBase,
    title: z.string(),
    /** Negative or 0 for difficult behaviour. */
    points: z.number(),
    /** The quick behaviour that it is, if it is one. */
    preset: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('check-in'),
    ...proposalBase,
    habitId: z.string(),
    title: z.string(),
    points: z.number(),
  }),
  z.object({ kind: z.literal('rest'), ...proposalBase, habitId: z.string(), title: z.string() }),
  z.object({
    kind: z.literal('score'),
    ...proposalBase,
    skillId: z.string(),
    title: z.string(),
    value: z.number(),
    unit: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('skill-done'),
    ...proposalBase,
    skillId: z.string(),
    title: z.string(),
    points: z.number(),
  }),
  z.object({ kind: z.literal('redeem'), ...proposalBase, rewardId: z.string(), title: z.string(), points: z.number() }),
  z.object({
    kind: z.literal('moment'),
    ...proposalBase,
    /** Null where the sentence does not say it; the parent then chooses. */
    weather: z.nullable(z.enum(weathers)),
    mood: z.nullable(z.enum(moods)),
    story: z.string(),
  }),
])

export type Proposal = z.output<typeof proposal>

export type Doubt = (typeof doubts)[number]

/** Words that were not understood: they may be a behaviour, a moment or nothing. */
const leftover = z.object({ words: z.string(), childId: z.string(), day })

/** A habit that a sentence tells of and that is checked in on that day: there is nothing to record. */
const alreadyDone = z.object({
  childId: z.string(),
  habitId: z.string(),
  title: z.string(),
  day,
  words: z.string(),
  /** How many of the proposals come before it in the sentence. */
  place: z.number(),
})

export type AlreadyDone = z.output<typeof alreadyDone>

/** What a sentence says that happened, in its order. */
export const sentenceReading = z.object({
  proposals: z.array(proposal),
  already: z.array(alreadyDone),
  leftovers: z.array(leftover),
})

export type SentenceReading = z.output<typeof sentenceReading>

/** `childId` is the child on screen, whom a sentence without a name is about; `language` is that of the reader. */
const sentence = z.strictObject({
  childId: id,
  text: requiredMultiline(textLimits.chat),
  language: z.enum(locales),
})

export const readSentence = endpoint('POST', '/api/ai/sentence', {
  summary: 'Returns the acts that a sentence tells of, to be confirmed; records nothing.',
  body: sentence,
  response: sentenceReading,
})
