import type { ChatChart, ChatScreen } from '#shared/assistant/contract.ts'
import type { RecordIntentId } from './record-intents.ts'
import type { RecordChild, RecordLookUp } from './record-look-up.ts'
import type { RecordMessage } from './record-message.ts'
import type { RecordTexts } from './record-texts.ts'
import type { Period } from './period.ts'

/** A question about the record, understood. */
export interface RecordQuestion {
  intent: RecordIntentId
  /** The children that it is about: at least one. */
  children: readonly [RecordChild, ...RecordChild[]]
  period: Period | null
  message: RecordMessage
  /** The id of the entry that the conversation is about, if the message names none. */
  thing: string | null
  /** Whether an answer counts only if the message names an entry. */
  needsThing: boolean
  /** Whether what it asks for was learned from examples: then it may have words of no meaning. */
  isLearned: boolean
}

/** An answer from the record. */
export interface RecordAnswer {
  text: string
  screen: ChatScreen
  chart?: ChatChart | undefined
  numbers: readonly number[]
  period?: Period | null
  thing?: string | undefined
}

/** Answers a question; null if it turns out to be none about the record. */
export type AnswerRecordQuestion = (
  question: RecordQuestion,
  lookUp: RecordLookUp,
  texts: RecordTexts,
) => Promise<RecordAnswer | null>

export const listIds = (children: readonly RecordChild[]): string[] => children.map(({ id }) => id)
