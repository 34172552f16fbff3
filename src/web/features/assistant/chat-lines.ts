import { v7 } from 'uuid'
import type { ChatEvent } from '#shared/assistant/contract.ts'
import type { ChatLine } from './conversation.ts'
import { createCards } from './sentence-cards.ts'

/** Returns a new line of the chat. */
export const createLine = (sender: ChatLine['sender'], content: string): ChatLine => ({
  id: v7(),
  sender,
  content,
  timestamp: new Date().toISOString(),
  followUpActions: [],
  cards: [],
  sources: [],
  failed: false,
  added: {},
})

/** Returns a line after an event of its answer; `failedLine` takes the place of one that failed. */
export const applyEvent = (line: ChatLine, event: ChatEvent, failedLine: ChatLine): ChatLine => {
  if ('chunk' in event) return { ...line, content: line.content + event.chunk }
  if ('error' in event) return { ...failedLine, id: line.id }
  const { followUpActions, childId, cards = [], sources = [], danger, chart, context } = event
  const sentence = event.sentence && createCards(event.sentence)
  return { ...line, isComing: false, followUpActions, childId, cards, sources, danger, chart, context, sentence }
}
