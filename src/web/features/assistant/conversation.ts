import type { ChatCard } from '#shared/assistant/contract.ts'
import { readSession, writeSession } from '#web/lib/storage.ts'

/** How what a card added is taken back. */
export type AddedItem =
  | { kind: 'habit'; id: string }
  | { kind: 'skill'; id: string }
  | { kind: 'reward'; id: string }
  | { kind: 'behavior'; title: string; points: number }

/** One thing said in the chat. */
export interface ChatLine {
  id: string
  sender: 'user' | 'ai'
  content: string
  /** ISO 8601. */
  timestamp: string
  followUpActions: readonly string[]
  cards: readonly ChatCard[]
  sources: readonly string[]
  /** Whether it stands for an answer that did not come. */
  failed: boolean
  /** What was added from its cards, by their ids. */
  added: Readonly<Record<string, AddedItem>>
}

const name = 'chat'

const isLine = (value: unknown): value is ChatLine =>
  typeof value === 'object' &&
  value !== null &&
  'sender' in value &&
  (value.sender === 'user' || value.sender === 'ai') &&
  ['id', 'content', 'timestamp'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  ['followUpActions', 'cards', 'sources'].every((key) => Array.isArray(Reflect.get(value, key))) &&
  typeof Reflect.get(value, 'added') === 'object'

/** What was said about a child in this tab; nothing once the chat was about another one. */
export const loadConversation = (childId: string): ChatLine[] => {
  const kept = readSession(name)
  if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'childId') !== childId) return []
  const lines: unknown = Reflect.get(kept, 'lines')
  return Array.isArray(lines) ? lines.filter(isLine) : []
}

/** Keeps what was said about a child for this tab. */
export const saveConversation = (childId: string, lines: readonly ChatLine[]): void =>
  writeSession(name, lines.length === 0 ? undefined : { childId, lines })
