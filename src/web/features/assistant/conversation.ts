import * as z from 'zod/mini'
import { chatContext, type ChatContext } from '#shared/assistant/context.ts'
import type { ChatCard, ChatChart, DangerNotice } from '#shared/assistant/contract.ts'
import { readSessionValue, writeSessionValue } from '#web/lib/storage.ts'
import { restoreCards, type SentenceCards } from './sentence-cards.ts'

/** What a card added, as needed to undo it. */
export type AddedItem =
  | { kind: 'habit' | 'skill' | 'reward'; id: string }
  /** `isKnown`: it was in the quick list before, where it stays. */
  | { kind: 'behavior'; title: string; points: number; isKnown: boolean }

/** A message of the chat. */
export interface ChatLine {
  id: string
  sender: 'user' | 'ai'
  content: string
  /** ISO 8601. */
  timestamp: string
  followUpActions: readonly string[]
  cards: readonly ChatCard[]
  sources: readonly string[]
  /** Of an answer: the child whom it is about; absent for none or several. */
  childId?: string | undefined
  /** Of an answer to a message about a danger. */
  danger?: DangerNotice | undefined
  /** Numbers of the answer. */
  chart?: ChatChart | undefined
  /** What the question asks to record, and what became of that. */
  sentence?: SentenceCards | undefined
  /** Of a question from a link or a chip: its topic. */
  topic?: string | undefined
  /** Of an answer: what the next question may refer to. */
  context?: ChatContext | undefined
  /** Whether it replaces an answer that failed. */
  failed: boolean
  /** Whether it failed for want of a connection, so that its question is sent once that is back. */
  isWaiting?: boolean
  /** Whether it is an answer that is still coming, which is not stored. */
  isComing?: boolean
  /**
   * What was added from its cards, by the id of the card and, for another child than that of the answer, the id of the
   * child.
   */
  added: Readonly<Record<string, AddedItem>>
}

/** Returns the key of what a card of an answer about one child added for a child. */
export const keyOfAdded = (cardId: string, child: { id: string }, about: { id: string }): string =>
  child.id === about.id ? cardId : `${cardId} ${child.id}`

const storageKey = (childId: string) => `chat.${childId}`

const isChatLine = (value: unknown): value is ChatLine =>
  typeof value === 'object' &&
  value !== null &&
  'sender' in value &&
  (value.sender === 'user' || value.sender === 'ai') &&
  ['id', 'content', 'timestamp'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  ['followUpActions', 'cards', 'sources'].every((key) => Array.isArray(Reflect.get(value, key))) &&
  typeof Reflect.get(value, 'added') === 'object'

/** Returns a stored line without a context that the server would not accept. */
const withValidContext = (line: ChatLine): ChatLine => {
  const { context, ...rest } = line
  const parsed = z.safeParse(chatContext, context)
  return parsed.success ? { ...rest, context: parsed.data } : rest
}

/** Returns what the conversation is about after these lines: what the last answer says. */
export const findContext = (lines: readonly ChatLine[]): ChatContext | undefined =>
  lines.findLast(({ sender, failed }) => sender === 'ai' && !failed)?.context

/** Returns the stored messages about a child. */
export const loadConversation = (childId: string): ChatLine[] => {
  const lines = readSessionValue(storageKey(childId))
  if (!Array.isArray(lines)) return []
  return lines.filter(isChatLine).map((line) => ({ ...withValidContext(line), sentence: restoreCards(line.sentence) }))
}

/** Stores the messages about a child in the session storage, without an answer that is still coming. */
export const saveConversation = (childId: string, lines: readonly ChatLine[]): void => {
  const stored = lines.filter(({ isComing }) => !isComing)
  writeSessionValue(storageKey(childId), stored.length === 0 ? undefined : stored)
}
