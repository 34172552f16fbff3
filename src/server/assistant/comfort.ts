import { toDayNumber } from '#shared/time/day.ts'
import type { AnswerContext } from './answer-context.ts'
import { pickForDay } from './answer.ts'
import { findParentFeeling } from './parent-feelings.ts'

/** Returns a sentence of comfort for parents who blame themselves or have no strength left, else null. */
export const createComfort = (message: string, { child, messages }: AnswerContext): string | null => {
  const feeling = findParentFeeling(message)
  return feeling && pickForDay(messages.overwhelm[feeling], toDayNumber(child.today) + message.length)
}
