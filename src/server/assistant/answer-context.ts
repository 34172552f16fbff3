import type { Locale } from '#shared/locale/locale.ts'
import type { ChildContext } from './child-context.ts'
import { sharedContent, topicsIn, type Topics } from './content/load.ts'
import type { Messages } from './content/messages-schema.ts'

/** What an answer is built from. */
export interface AnswerContext {
  child: ChildContext
  language: Locale
  topics: Topics
  messages: Messages
}

export const answerContext = (child: ChildContext, language: Locale): AnswerContext => ({
  child,
  language,
  topics: topicsIn(language),
  messages: sharedContent()[language].messages,
})
