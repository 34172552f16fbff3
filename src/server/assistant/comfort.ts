import { toDayNumber } from '#shared/time/day.ts'
import type { AnswerContext } from './answer-context.ts'
import { pickForDay } from './answer.ts'
import { findParentFeeling, losesPatience } from './parent-feelings.ts'

/** Returns a sentence of comfort for parents who blame themselves or have no strength left, else null. */
export const createComfort = (message: string, { child, messages }: AnswerContext): string | null => {
  const feeling = findParentFeeling(message)
  return feeling && pickForDay(messages.overwhelm[feeling], toDayNumber(child.today) + message.length)
}

/** Returns a kind sentence for parents who say that they lose patience with the child, else null. */
export const createWordOfPatience = (message: string, { child, messages }: AnswerContext): string | null =>
  losesPatience(message) ? pickForDay(messages.overwhelm.temper, toDayNumber(child.today) + message.length) : null
