import type { ChatAction } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { ChildContext } from './child-context.ts'
import { sharedContent, topicsIn, type Topics } from './content/load.ts'
import type { Messages } from './content/messages-schema.ts'
import { formatMessage, type Message, type MessageValues } from './messages/format-message.ts'

/** What an answer is built from. */
export interface AnswerContext {
  child: ChildContext
  language: Locale
  topics: Topics
  messages: Messages
  /** Returns the text of a message in the language of the answer; `{name}` is left in it. */
  format: <Argument extends string>(message: Message<Argument>, values: MessageValues<Argument>) => string
}

export const answerContext = (child: ChildContext, language: Locale): AnswerContext => ({
  child,
  language,
  topics: topicsIn(language),
  messages: sharedContent()[language].messages,
  format: (message, values) => formatMessage(language, message, values),
})

/** Labels of the chips that lead to the other actions. */
export const otherActions = ({ messages }: AnswerContext, current: ChatAction): string[] =>
  Object.entries(messages.actions).flatMap(([action, label]) => (action === current ? [] : [label]))
