import * as z from 'zod/mini'
import { requiredMultiline } from '#shared/contract/fields.ts'

/** The most earlier turns that a question takes along, and the length of each text in code points. */
export const turnLimits = { count: 2, text: 600 } as const

const text = requiredMultiline(turnLimits.text)

/** An earlier question of a conversation and its answer. */
const chatTurn = z.strictObject({ question: text, answer: text })

export type ChatTurn = z.output<typeof chatTurn>

/** The last turns of a conversation, the oldest first; only a family that uses a language model sends them. */
export const chatTurns = z.array(chatTurn).check(z.maxLength(turnLimits.count))
