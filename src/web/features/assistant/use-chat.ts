import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { chatShortcuts, type ChatQuestion } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { openChatStream } from '#web/lib/chat-stream.ts'
import { isReachable } from '#web/lib/reachability.ts'
import { applyEvent, createLine } from './chat-lines.ts'
import { findContext, saveConversation, loadConversation, type AddedItem, type ChatLine } from './conversation.ts'
import type { SentenceCards } from './sentence-cards.ts'
import { listTurns } from './turns.ts'

/** Returns a function that creates the line shown instead of a failed answer. */
const useFailedLine = () => {
  const t = useTranslations('assistant')
  const glim = useTranslations('glim')
  return (): ChatLine => {
    const isOnline = isReachable()
    return {
      ...createLine('ai', t(isOnline ? 'failed' : 'failedOffline')),
      failed: true,
      ...(!isOnline && { isWaiting: true }),
      followUpActions: isOnline ? chatShortcuts.map((action) => glim(`actions.${action}`)) : [],
    }
  }
}

/** How often a question is sent again by itself: a network may let all else pass. */
const maxResends = 3

/**
 * Returns the chat about a child, which sends the last turns along if the family uses a language model: its lines, the id of the line being streamed, and functions to change it. The lines are
 * stored in the session storage; unmounting aborts the stream.
 */
export const useChat = (child: Child, usesModel: boolean) => {
  const locale = useLocale()
  const t = useTranslations('assistant')
  const createFailedLine = useFailedLine()
  const [lines, setLines] = useState<readonly ChatLine[]>(() => loadConversation(child.id))
  const [streamingId, setStreamingId] = useState<string | null>(null)
  const stream = useRef<AbortController>(null)
  const resends = useRef(0)

  // The external system is the connection to the server.
  useEffect(() => () => stream.current?.abort(), [])

  const updateLines = (update: (lines: readonly ChatLine[]) => readonly ChatLine[]) =>
    setLines((before) => {
      const after = update(before)
      saveConversation(child.id, after)
      return after
    })
  const updateLine = (id: string, update: (line: ChatLine) => ChatLine) =>
    updateLines((before) => before.map((line) => (line.id === id ? update(line) : line)))

  const streamAnswer = async (message: ChatQuestion, line: ChatLine, signal: AbortSignal) => {
    for await (const event of openChatStream(message, signal)) {
      if (signal.aborted) return
      updateLine(line.id, (before) => applyEvent(before, event, createFailedLine()))
    }
    setStreamingId(null)
  }

  /** Returns what a line says once another question follows it: one that waited is not sent any more. */
  const giveUp = ({ isWaiting, ...line }: ChatLine): ChatLine =>
    isWaiting ? { ...line, content: t('notSentOffline') } : line

  /** Requests the answer to a question that follows these lines. */
  const ask = (before: readonly ChatLine[], question: ChatLine): void => {
    const line = { ...createLine('ai', ''), isComing: true }
    const controller = new AbortController()
    stream.current?.abort()
    stream.current = controller
    updateLines(() => [...before, question, line])
    setStreamingId(line.id)
    const { content: message, topic } = question
    const context = findContext(before)
    const turns = usesModel ? listTurns(before) : []
    const request = {
      childId: child.id,
      message,
      language: locale,
      ...(topic === undefined ? {} : { topic }),
      ...(context && { context }),
      ...(turns.length > 0 && { turns }),
    }
    void streamAnswer(request, line, controller.signal)
  }
  const send = (message: string, topic?: string): void => {
    const content = message.trim()
    if (content === '' || streamingId !== null) return
    resends.current = 0
    ask(lines.map(giveUp), { ...createLine('user', content), topic })
  }
  /** Asks the last question again, in place of the answer that failed. */
  const retry = (): void => {
    const question = lines.at(-2)
    if (question?.sender === 'user' && streamingId === null) ask(lines.slice(0, -2), question)
  }
  /** Asks a question again whose answer did not come before the chat was left, or that waited for a connection. */
  const askUnanswered = (): void => {
    const last = lines.at(-1)
    if (last?.sender === 'user') ask(lines.slice(0, -1), last)
    else if (last?.isWaiting && resends.current < maxResends) {
      resends.current++
      retry()
    }
  }

  const clear = () => {
    stream.current?.abort()
    setStreamingId(null)
    updateLines(() => [])
  }
  const setAdded = (lineId: string, key: string, added: AddedItem | null) =>
    updateLine(lineId, (line) => {
      const { [key]: _, ...rest } = line.added
      return { ...line, added: added ? { ...rest, [key]: added } : rest }
    })
  const changeSentence = (lineId: string, update: (cards: SentenceCards) => SentenceCards) =>
    updateLine(lineId, (line) => (line.sentence ? { ...line, sentence: update(line.sentence) } : line))
  return { lines, streamingId, send, retry, askUnanswered, clear, setAdded, changeSentence }
}

export type Chat = ReturnType<typeof useChat>
