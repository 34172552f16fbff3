import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from './answer-context.ts'
import type { BuiltInReply } from './answer.ts'
import type { ChildContext } from './child-context.ts'
import type { RecordLookUp } from './record/record-look-up.ts'
import type { AnswerHelplines } from './safety/danger-answer.ts'
import type { MessageKind } from './safety/detect-danger.ts'
import type { SentenceSpeaker } from './sentence/sentence-answer.ts'

/** A typed message, after danger and chips have been ruled out. */
export interface Question {
  message: string
  /** The message without the names of the children and without wrong characters of the same sound. */
  plain: string
  language: Locale
  about: MessageKind
  /** The context of the answer before, as the client sent it back. */
  context: ChatContext | undefined
  /** The record of the family. */
  lookUp: RecordLookUp
  loadSpeaker: () => Promise<SentenceSpeaker>
}

/** What an answer may need; each is loaded on first use. */
export interface AnswerSources {
  /** Returns the selected child. */
  loadChild: () => Promise<ChildContext>
  /** Returns a child of the family by its id, or undefined when there is none. */
  findOtherChild: (childId: string) => Promise<ChildContext | undefined>
  loadHelplines: () => Promise<AnswerHelplines>
  lookUp: RecordLookUp
  /** The family with what sentences may name, and the child on screen. */
  loadSpeaker: () => Promise<SentenceSpeaker>
}

export type Reply = BuiltInReply | null | Promise<BuiltInReply | null>

/** One way to answer a question; null leaves it to the next one. */
export type AnswerStep = (question: Question, context: AnswerContext, sources: AnswerSources) => Reply
