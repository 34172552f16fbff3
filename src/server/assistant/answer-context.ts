import type { ChatAction } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { ChildContext } from './child-context.ts'
import { sharedContent, topicsIn, type Topics } from './content/load.ts'
import type { Messages } from './content/messages-schema.ts'
import { formatMessage, type Message, type MessageValues } from './messages/format-message.ts'
import { findTopic } from './search/find-topic.ts'

/** What an answer is built from. */
export interface AnswerContext {
  child: ChildContext
  language: Locale
  topics: Topics
  messages: Messages
  /** Returns the id of the topic that a title written by a parent is about, or null. */
  findTopicId: (title: string) => string | null
  /** Returns the text of a message in the language of the answer; `{name}` is left in it. */
  format: <Argument extends string>(message: Message<Argument>, values: MessageValues<Argument>) => string
}

export const answerContext = (child: ChildContext, language: Locale): AnswerContext => ({
  child,
  language,
  topics: topicsIn(language),
  messages: sharedContent()[language].messages,
  findTopicId: (title) => {
    const match = findTopic(title, language)
    return match.kind === 'topic' ? match.id : null
  },
  format: (message, values) => formatMessage(language, message, values),
})

/** Labels of the chips that lead to the other actions. */
export const otherActions = ({ messages }: AnswerContext, current: ChatAction): string[] =>
  Object.entries(messages.actions).flatMap(([action, label]) => (action === current ? [] : [label]))
