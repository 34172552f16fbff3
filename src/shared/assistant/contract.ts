import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, said, textLimits } from '#shared/contract/fields.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { locales } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'

/**
 * What the mascot, the chips and `/ai-chat?action=` can start the chat with; each is asked for as the `topic` of a
 * message. A value outside this set is ignored.
 */
export const chatActions = ['tips', 'rewards', 'recommendations'] as const

export type ChatAction = (typeof chatActions)[number]

/**
 * The keys that `/ai-chat?response=` takes: which prepared sentence Glim begins with. Their words are in the message
 * catalogue, so that a link cannot put words into its mouth. A value outside this set is ignored.
 */
export const chatResponses = ['tip_coming', 'rewards_coming', 'ideas_coming'] as const

export type ChatResponse = (typeof chatResponses)[number]

/** The sentence that belongs to each action: what the mascot puts into the link to the chat. */
export const chatResponseOf: Readonly<Record<ChatAction, ChatResponse>> = {
  tips: 'tip_coming',
  rewards: 'rewards_coming',
  recommendations: 'ideas_coming',
}

const difficulty = z.enum(difficulties)

/** `present` when the child has it already ("You have this"): nothing to add. */
const state = z.enum(['new', 'present'])

// Stable for a card, whatever the language: `<topic>.<card>`.
const cardId = z.string()

/**
 * What one tap in the chat adds for the child, ready for the endpoint that adds it: `title` is in the language of the
 * question and fits its limits.
 * - `behavior`: into the quick list (`points` of one award)
 * - `habit`: `points` of one check-in; `cue` is what comes after the word "after"
 * - `skill`: `points` of the completion, `target` in `unit`s
 * - `reward`: `points` is the price
 * - `moment`: opens the moment editor; `title` is the prompt
 * - `open`: leads to a screen; `title` is the label
 */
export const chatCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('behavior'), id: cardId, title: z.string(), points: z.number(), state }),
  z.object({
    kind: z.literal('habit'),
    id: cardId,
    title: z.string(),
    points: z.number(),
    difficulty,
    targetDays: z.number(),
    cue: z.optional(z.string()),
    state,
  }),
  z.object({
    kind: z.literal('skill'),
    id: cardId,
    title: z.string(),
    points: z.number(),
    difficulty,
    target: z.number(),
    unit: z.optional(z.string()),
    state,
  }),
  z.object({
    kind: z.literal('reward'),
    id: cardId,
    title: z.string(),
    points: z.number(),
    category: z.enum(rewardCategories),
    state,
  }),
  z.object({ kind: z.literal('moment'), id: cardId, title: z.string() }),
  z.object({
    kind: z.literal('open'),
    id: cardId,
    title: z.string(),
    screen: z.enum(['behaviors', 'habits', 'rewards']),
  }),
])

export type ChatCard = z.output<typeof chatCard>

/**
 * Why a stream ended without an answer: `internal` trouble on the server, the server is `stopping`, or (said by the
 * reader itself) the connection was `interrupted` before the end.
 */
export const chatErrors = ['internal', 'stopping', 'interrupted'] as const

export type ChatError = (typeof chatErrors)[number]

/**
 * One event of the chat. Any number of `chunk`s (plain text to be put together as they come: paragraphs, lines that
 * begin with "• ", no markup; it includes the line that names the sources), then exactly one `done` or `error`.
 * `followUpActions` are labels of chips: a tap sends the label as the next message, which leads to its topic or flow.
 * `sources` are named in the text already; they are for a list beside the chat. `by` says who wrote the text.
 */
export const chatEvent = z.union([
  z.strictObject({ chunk: z.string() }),
  z.strictObject({
    done: z.literal(true),
    followUpActions: z.array(z.string()),
    cards: z.optional(z.array(chatCard)),
    sources: z.optional(z.array(z.string())),
    by: z.enum(['built-in', 'model']),
  }),
  z.strictObject({ error: z.enum(chatErrors) }),
])

export type ChatEvent = z.output<typeof chatEvent>

/**
 * A question about a child. `message` is what the parent wrote or the label of a chip; `topic` is one of `chatActions`
 * or the id of a topic, and decides alone when given; `language` is that of the answer.
 */
export const chatMessage = z.strictObject({
  childId: id,
  message: said(textLimits.chat),
  topic: z.optional(
    z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'invalid_choice'), z.maxLength(40, 'invalid_choice')),
  ),
  language: z.enum(locales),
})

export type ChatMessage = z.output<typeof chatMessage>

/** Answers with server-sent events: read them with `readChat` of `shared/contract/stream.ts`. Refusals are problem documents. */
export const streamChat = endpoint({
  method: 'POST',
  path: '/api/ai/chat/stream',
  summary: 'Asks the assistant about a child; the answer comes as server-sent events.',
  tag: 'assistant',
  access: 'member',
  body: chatMessage,
  status: 200,
  response: chatEvent,
  stream: true,
})

/**
 * Where a language model of the operator's choice runs, for the line that says what is sent and where; null without
 * one. It is asked only for a family that has agreed (`usesModel` of the family).
 */
export const getModel = endpoint({
  method: 'GET',
  path: '/api/ai/model',
  summary: 'The host of the language model that may answer, or null where there is none.',
  tag: 'assistant',
  access: 'member',
  status: 200,
  response: z.object({ host: z.nullable(z.string()) }),
})
