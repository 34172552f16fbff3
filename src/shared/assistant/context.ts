import * as z from 'zod/mini'
import { id, integer } from '#shared/contract/fields.ts'

/** The length of a serialized context, in UTF-16 code units, that the server accepts. */
const maxContextLength = 2600

/** How much is kept of a message whose acts were proposed, in UTF-16 code units. */
export const maxLastMessage = 240

const position = integer(0, 99)
const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/i), z.maxLength(60))

/**
 * What a conversation is about, so that a follow-up is understood although the server keeps nothing: each answer returns one, and the next
 * question sends it back. Beside `lastMessage` it holds ids and numbers only; text from it is never shown, and what it names is looked up again.
 */
export const chatContext = z
  .strictObject({
    /** The topic of the last answer, or the action (`chatShortcuts`) that it answered. */
    topic: z.optional(slug),
    /** The topics that were offered, in the order in which they were named: "the second one". */
    offered: z.optional(z.array(slug).check(z.maxLength(6))),
    /** The child whom the answer was about; absent for all children. */
    childId: z.optional(id),
    /** The age that the parent named, in years. */
    age: z.optional(integer(0, 18)),
    /** The tips of the topic that were shown, by their position in it. */
    tips: z.optional(z.array(position).check(z.maxLength(60))),
    /** Those of the last answer, in the order in which they were named. */
    latest: z.optional(z.array(position).check(z.maxLength(6))),
    /** The direct answers of the topic that were given, by their position in it, the last one at the end. */
    asked: z.optional(z.array(position).check(z.maxLength(8))),
    /** The tips of other topics that were shown earlier in the conversation. */
    earlier: z.optional(
      z.array(z.strictObject({ topic: slug, tips: z.array(position).check(z.maxLength(60)) })).check(z.maxLength(8)),
    ),
    /** What else a message told of, by topic, with the tips that fit it best: problems that wait for their turn. */
    waiting: z.optional(
      z.array(z.strictObject({ topic: slug, tips: z.array(position).check(z.maxLength(3)) })).check(z.maxLength(3)),
    ),
    /** Whether the sentences to say of the topic were shown. */
    said: z.optional(z.boolean()),
    /** Topics that fitted the question nearly as well: "that is not what I meant". */
    nearest: z.optional(z.array(slug).check(z.maxLength(6))),
    /** The situation of danger, or the subject of health, that the last answer was about. */
    danger: z.optional(slug),
    health: z.optional(slug),
    /** The ids of the cards that were offered. */
    cards: z.optional(z.array(slug).check(z.maxLength(20))),
    /** The last question about the record: its intent, its period, and the id of the habit, skill or reward. */
    record: z.optional(z.strictObject({ intent: slug, period: z.optional(slug), thing: z.optional(id) })),
    /** The numbers of the last answer from the record, for "and before that?". */
    numbers: z.optional(z.array(z.number()).check(z.maxLength(20))),
    /** The message whose acts were proposed last; it is read again for another child: "and Noa too". */
    lastMessage: z.optional(z.string().check(z.maxLength(maxLastMessage))),
  })
  .check(z.refine((context) => JSON.stringify(context).length <= maxContextLength, 'too_long'))

export type ChatContext = z.output<typeof chatContext>
