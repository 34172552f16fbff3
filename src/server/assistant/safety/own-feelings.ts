import { hasHan } from '#server/assistant/search/text.ts'
import { withoutOwnFeelings } from '#server/assistant/parent-feelings.ts'
import { classifyMessage, type MessageKind } from './detect-danger.ts'

/** From how many letters on, or Chinese characters, what is left of a message says something. */
const minRest = { latin: 4, han: 2 }

/**
 * Returns what a message is about, in which parents who blame themselves or say that they shout are not taken for a danger: what is only
 * perhaps one because of these words is none. What else the message tells decides, and a danger stays one.
 */
export const classifyBesideFeelings = (message: string): MessageKind => {
  const about = classifyMessage(message)
  if (about.kind === 'danger') return about
  const rest = withoutOwnFeelings(message)
  if (rest === null) return about
  const length = rest.replace(/[^\p{L}]+/gu, '').length
  const ofRest = length < minRest[hasHan(message) ? 'han' : 'latin'] ? null : classifyMessage(rest)
  return { ...about, isUneasy: ofRest !== null && (ofRest.kind === 'danger' || ofRest.isUneasy) }
}
