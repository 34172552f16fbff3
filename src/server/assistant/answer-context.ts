import type { ChatContext } from '#shared/assistant/context.ts'
import type { ChatShortcut } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { ChildContext } from './child-context.ts'
import { loadNonTopicContent, loadTopics, type Topics } from './content/load.ts'
import type { Messages } from './content/messages-schema.ts'
import { formatMessage, type IcuMessage, type MessageValues } from './messages/format-message.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'

/** The child, the language, its content and the functions that a built-in answer is made from. */
export interface AnswerContext {
  child: ChildContext
  language: Locale
  topics: Topics
  messages: Messages
  /** What the conversation has been about so far; empty at its beginning. */
  conversation: ChatContext
  /** Whether the message may be about a danger or about health: else nobody is sent for help. */
  seesRisk: boolean
  /** Returns the id of the topic that a title written by a parent is about, or null. */
  findTopicId: (title: string) => string | null
  /** Returns the text of a message in the language of the answer; `{name}` is left in it. */
  format: <Argument extends string>(message: IcuMessage<Argument>, values: MessageValues<Argument>) => string
}

export const createAnswerContext = (
  child: ChildContext,
  language: Locale,
  conversation: ChatContext,
  seesRisk = false,
): AnswerContext => ({
  child,
  language,
  conversation,
  seesRisk,
  topics: loadTopics(language),
  messages: loadNonTopicContent()[language].messages,
  findTopicId: (title) => {
    const match = findTopicOrCandidates(title, language)
    return match.kind === 'topic' ? match.id : null
  },
  format: (message, values) => formatMessage(language, message, values),
})

/** Returns the labels of the chips that lead to the actions other than `current`. */
export const listOtherActionLabels = ({ messages }: AnswerContext, current: ChatShortcut): string[] =>
  Object.entries(messages.actions).flatMap(([action, label]) => (action === current ? [] : [label]))
