import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { id, requiredMultiline, textLimits } from '#shared/contract/fields.ts'
import { helplinesInCountry, helplineUses } from '#shared/helplines/contract.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { locales } from '#shared/locale/locale.ts'
import { rewardCategories } from '#shared/rewards/rules.ts'
import { chatContext } from './context.ts'
import { sentenceReading } from './sentence.ts'
import { chatTurns } from './turns.ts'

/**
 * Ready-made requests to the assistant, from the mascot, the chips and `/ai-chat?action=`; sent as `topic` of a
 * message.
 */
export const chatShortcuts = ['tips', 'rewards', 'recommendations'] as const

export type ChatShortcut = (typeof chatShortcuts)[number]

/**
 * Values of `/ai-chat?response=`, keys of the sentence that opens the chat. The sentences are messages of the app, so that a
 * link cannot contain text of its own. Other values are ignored.
 */
export const chatOpeningKeys = ['tip_coming', 'rewards_coming', 'ideas_coming'] as const

export type ChatOpeningKey = (typeof chatOpeningKeys)[number]

/** The screens that a card of an answer can open. */
export const chatScreens = [
  'behaviors',
  'habits',
  'rewards',
  'skills',
  'moments',
  'timeline',
  'profile',
  'settings',
] as const

export type ChatScreen = (typeof chatScreens)[number]

/** The key of the sentence that opens the chat after each shortcut of the mascot. */
export const chatOpeningKeyByShortcut: Readonly<Record<ChatShortcut, ChatOpeningKey>> = {
  tips: 'tip_coming',
  rewards: 'rewards_coming',
  recommendations: 'ideas_coming',
}

const difficulty = z.enum(difficulties)

/** `present` when the child has it already ("You have this"). */
const state = z.enum(['new', 'present'])

// The id is the same in every language: `<topic>.<card>`.
const card = { id: z.string(), title: z.string() }
const cardWithPoints = { ...card, points: z.number() }

/**
 * What one tap in the chat adds for the child whom the answer is about. The values suit the endpoint that adds it; `title` is
 * in the language of the question.
 * - `behavior`: into the quick list (`points` of one award)
 * - `habit`: `points` of one check-in; `cue` follows the word "after"
 * - `skill`: `points` of the completion, `target` in `unit`s
 * - `reward`: `points` is the price, `days` about how long the child saves for it, 0 if it can be had now
 * - `moment`: opens the moment editor; `title` is the prompt
 * - `open`: leads to a screen; `title` is the label
 */
export const chatCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('behavior'), ...cardWithPoints, state }),
  z.object({
    kind: z.literal('habit'),
    ...cardWithPoints,
    difficulty,
    targetDays: z.number(),
    cue: z.optional(z.string()),
    state,
  }),
  z.object({
    kind: z.literal('skill'),
    ...cardWithPoints,
    difficulty,
    target: z.number(),
    unit: z.optional(z.string()),
    state,
  }),
  z.object({
    kind: z.literal('reward'),
    ...cardWithPoints,
    category: z.enum(rewardCategories),
    days: z.optional(z.number()),
    state,
  }),
  z.object({ kind: z.literal('moment'), ...card }),
  z.object({ kind: z.literal('open'), ...card, screen: z.enum(chatScreens) }),
])

export type ChatCard = z.output<typeof chatCard>

/**
 * Why a stream ended without an answer: an `internal` error, the server is `stopping`, the session or the membership has
 * ended (`signed_out`), or (set by the client) the connection was `interrupted`.
 */
export const chatErrorCodes = ['internal', 'stopping', 'signed_out', 'interrupted'] as const

export type ChatErrorCode = (typeof chatErrorCodes)[number]

/** That an answer is about a danger: its situation, and whose numbers help, the most important first. */
export const dangerNotice = z.object({
  situation: z.string(),
  uses: z.array(z.enum(helplineUses)),
  helplines: helplinesInCountry,
})

export type DangerNotice = z.output<typeof dangerNotice>

/** A few numbers of an answer as bars, the oldest or first one first; `label` is a weekday, a week or a title in the reader's language. */
export const chatChart = z.object({
  title: z.string(),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
})

export type ChatChart = z.output<typeof chatChart>

/**
 * One event of the chat: any number of `chunk`s, then exactly one `done` or `error`. Joined, the chunks are plain text
 * with paragraphs and lines that begin with "• ", including the line that names the sources.
 * `followUpActions` are labels of chips: a tap sends the label as the next message. `sources` repeats the sources for a
 * list beside the chat. `childId` is the child whom the answer is about, to whom its cards add; absent for none or several.
 * `cards` are ideas that one tap adds. `danger` comes with the answer to a message about a danger. `chart` shows numbers of the text. `sentence` has the acts that the message tells of, to be confirmed. `context` is to be sent with the next
 * question. `by` says who wrote the text.
 */
export const chatEvent = z.union([
  z.strictObject({ chunk: z.string() }),
  z.strictObject({
    done: z.literal(true),
    followUpActions: z.array(z.string()),
    childId: z.optional(id),
    cards: z.optional(z.array(chatCard)),
    sources: z.optional(z.array(z.string())),
    danger: z.optional(dangerNotice),
    chart: z.optional(chatChart),
    sentence: z.optional(sentenceReading),
    context: z.optional(chatContext),
    by: z.enum(['built-in', 'model']),
  }),
  z.strictObject({ error: z.enum(chatErrorCodes) }),
])

export type ChatEvent = z.output<typeof chatEvent>

/**
 * A question about a child. `message` is the parent's text or the label of a chip; `topic` is one of `chatShortcuts` or
 * the id of a topic and takes precedence; `language` is that of the answer; `context` is that of the answer before, `turns` are the last
 * questions and answers, for a language model.
 */
export const chatQuestion = z.strictObject({
  childId: id,
  message: requiredMultiline(textLimits.chat),
  topic: z.optional(
    z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/, 'invalid_choice'), z.maxLength(40, 'invalid_choice')),
  ),
  language: z.enum(locales),
  context: z.optional(chatContext),
  turns: z.optional(chatTurns),
})

export type ChatQuestion = z.output<typeof chatQuestion>

/**
 * Answers with server-sent events: read them with `readChat` of `shared/contract/stream.ts`. Errors before the stream
 * are problem documents.
 */
export const streamChat = endpoint('POST', '/api/ai/chat/stream', {
  summary: 'Sends a question about a child to the assistant; streams the answer as server-sent events.',
  body: chatQuestion,
  response: chatEvent,
  stream: true,
})

/** Returns the host name of the operator's language model, or null. Only families with `usesModel` send questions to it. */
export const getLanguageModel = endpoint('GET', '/api/ai/model', {
  summary: 'Returns the host name of the configured language model, or null.',
  response: z.object({ host: z.nullable(z.string()) }),
})
