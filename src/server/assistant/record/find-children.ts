import type { ChatContext } from '#shared/assistant/context.ts'
import { findByBirthOrder } from './birth-order.ts'
import type { RecordIntentId } from './record-intents.ts'
import type { RecordChild, RecordLookUp } from './record-look-up.ts'
import type { RecordMessage } from './record-message.ts'
import type { RecordQuestion } from './record-question.ts'

/** Questions for which "we" are not all children but the one on screen. */
const intentsOfOneChild: readonly RecordIntentId[] = ['afford', 'best', 'habit-weakest', 'habit-best', 'habit-nearest']

/** Questions that are about all children unless they name one. */
const intentsOfAll: readonly RecordIntentId[] = ['recorded', 'last-recorded', 'promised']

export type Children = RecordQuestion['children']

export const toChildren = ([first, ...others]: readonly RecordChild[]): Children | null =>
  first ? [first, ...others] : null

/** Returns the children that a question is about. */
export const findChildren = (
  message: RecordMessage,
  intent: RecordIntentId,
  request: { lookUp: RecordLookUp; context: ChatContext | undefined },
): Children | null => {
  const { children, childId } = request.lookUp
  const { who } = message.vocabulary
  const has = (pattern: RegExp) => message.text.search(pattern) >= 0
  const byIds = (ids: readonly (string | undefined)[]) => toChildren(children.filter(({ id }) => ids.includes(id)))
  if (message.named.length > 0) return byIds(message.named)
  const byOrder = findByBirthOrder(message, children, request.lookUp.today)
  if (byOrder.length > 0) return toChildren(byOrder)
  if (has(who.everyone) || message.has('ranks')) return toChildren(children)
  if (has(who.pronoun)) return byIds([request.context?.childId]) ?? byIds([childId])
  if (intentsOfAll.includes(intent)) return toChildren(children)
  if (has(who.we) && !intentsOfOneChild.includes(intent)) return toChildren(children)
  const { context } = request
  // "And ..." goes on about the same child.
  const isLedIn = context?.record !== undefined && message.text.search(message.vocabulary.concepts.and) === 0
  return (isLedIn ? byIds([context.childId]) : null) ?? byIds([childId])
}
