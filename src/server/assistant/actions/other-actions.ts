import type { ChatAction } from '#shared/assistant/contract.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'

/** Labels of the chips that lead to the other actions. */
export const otherActions = ({ messages }: AnswerContext, current: ChatAction): string[] =>
  Object.entries(messages.actions).flatMap(([action, label]) => (action === current ? [] : [label]))
