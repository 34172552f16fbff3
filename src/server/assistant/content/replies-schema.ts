import * as z from 'zod'
import { createListedIdSchema } from './topic-schema.ts'

/** Schema of `follow-ups.yaml`: the ids of all replies, and the topics that are offered below each. */
export const createFollowUpsSchema = (topicIds: readonly string[]) =>
  z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), z.array(createListedIdSchema(topicIds, 'topics/order.yaml')).max(3))

/** Returns the schema of prepared replies in one language: what is said, and the messages that get it. */
export const createRepliesSchema = (ids: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(
      ids.map((id) => [
        id,
        z.strictObject({
          answers: z.tuple([z.string().min(1)], z.string().min(1)),
          messages: z.array(z.string().min(1)).min(5),
        }),
      ]),
    ),
  )

/** A reply to remarks or to questions that are not the assistant's to answer, in one language. */
export interface Reply {
  id: string
  answers: readonly [string, ...string[]]
  messages: readonly string[]
  /** Ids of topics. */
  followUps: readonly string[]
}

/** Kinds of prepared replies, each with a folder of that name. */
export const replyKinds = ['small-talk', 'outside'] as const

export type ReplyKind = (typeof replyKinds)[number]

export type Replies = Readonly<Record<ReplyKind, readonly Reply[]>>
