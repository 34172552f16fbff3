import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { v7 } from 'uuid'
import { chatActions, type ChatEvent, type ChatMessage } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { openStream } from '#web/lib/chat-stream.ts'
import { saveConversation, loadConversation, type AddedItem, type ChatLine } from './conversation.ts'

const lineOf = (sender: ChatLine['sender'], content: string): ChatLine => ({
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

const withEvent = (line: ChatLine, event: ChatEvent, instead: ChatLine): ChatLine => {
  if ('chunk' in event) return { ...line, content: line.content + event.chunk }
  if ('error' in event) return { ...instead, id: line.id }
  const { followUpActions, cards = [], sources = [] } = event
  return { ...line, followUpActions, cards, sources }
}

/** What stands in for an answer that did not come: it says so, and offers what can be asked. */
const useInstead = () => {
  const t = useTranslations('assistant')
  const shell = useTranslations('shell')
  return (): ChatLine => ({
    ...lineOf('ai', t('failed')),
    failed: true,
    followUpActions: chatActions.map((action) => shell(`glimActions.${action}`)),
  })
}

/**
 * The chat about a child: what was said, `send(message, topic)`, and the line that is being answered. It is kept in
 * this tab until the chat is about another child; whoever leaves stops the answer.
 */
export const useChat = (child: Child) => {
  const locale = useLocale()
  const instead = useInstead()
  const [lines, setLines] = useState<readonly ChatLine[]>(() => loadConversation(child.id))
  const [answering, setAnswering] = useState<string | null>(null)
  const leaving = useRef<AbortController>(null)

  // The outside system is the connection to the server.
  useEffect(() => () => leaving.current?.abort(), [])

  const change = (changed: (lines: readonly ChatLine[]) => readonly ChatLine[]) =>
    setLines((before) => {
      const after = changed(before)
      saveConversation(
        child.id,
        after.filter(({ content }) => content !== ''),
      )
      return after
    })
  const changeLine = (id: string, changed: (line: ChatLine) => ChatLine) =>
    change((before) => before.map((line) => (line.id === id ? changed(line) : line)))

  const answer = async (message: ChatMessage, line: ChatLine, signal: AbortSignal) => {
    for await (const event of openStream(message, signal)) {
      if (signal.aborted) return
      changeLine(line.id, (before) => withEvent(before, event, instead()))
    }
    setAnswering(null)
  }

  const send = (message: string, topic?: string): void => {
    const content = message.trim()
    if (content === '' || answering !== null) return
    const [question, line] = [lineOf('user', content), lineOf('ai', '')]
    const controller = new AbortController()
    leaving.current = controller
    change((before) => [...before, question, line])
    setAnswering(line.id)
    const given = { childId: child.id, message: content, language: locale }
    void answer(topic === undefined ? given : { ...given, topic }, line, controller.signal)
  }

  const clear = () => {
    leaving.current?.abort()
    setAnswering(null)
    change(() => [])
  }
  const keepAdded = (lineId: string, cardId: string, added: AddedItem | null) =>
    changeLine(lineId, (line) => {
      const { [cardId]: _, ...rest } = line.added
      return { ...line, added: added ? { ...rest, [cardId]: added } : rest }
    })
  return { lines, answering, send, clear, keepAdded }
}

export type Chat = ReturnType<typeof useChat>
