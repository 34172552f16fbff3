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

/** How often a question is sent again automatically: a network that lets other requests pass may still block it. */
const maxResends = 3

/** Returns the stored lines of the chat about a child, and functions to change them. */
const useStoredLines = (childId: string) => {
  const [lines, setLines] = useState<readonly ChatLine[]>(() => loadConversation(childId))
  // What is asked next by itself follows the answer before at once, and not the next time that this is rendered.
  const latest = useRef(lines)
  const updateLines = (update: (lines: readonly ChatLine[]) => readonly ChatLine[]) => {
    latest.current = update(latest.current)
    saveConversation(childId, latest.current)
    setLines(latest.current)
  }
  const updateLine = (id: string, update: (line: ChatLine) => ChatLine) =>
    updateLines((before) => before.map((line) => (line.id === id ? update(line) : line)))
  return { lines, latest, updateLines, updateLine }
}

type Asker = Pick<ChatQuestion, 'childId' | 'language'> & { usesModel: boolean }

/** Returns the request for the answer to a question that follows these lines. */
const toRequest = (
  { content: message, topic }: ChatLine,
  before: readonly ChatLine[],
  { usesModel, ...asker }: Asker,
): ChatQuestion => {
  const context = findContext(before)
  const turns = usesModel ? listTurns(before) : []
  return {
    ...asker,
    message,
    ...(topic === undefined ? {} : { topic }),
    ...(context && { context }),
    ...(turns.length > 0 && { turns }),
  }
}

/**
 * Returns the chat about a child, which sends the last turns along if the family uses a language model: its lines, the id of the line being streamed, and functions to change it. The lines are
 * stored in the session storage; unmounting aborts the stream.
 */
export const useChat = (child: Child, usesModel: boolean) => {
  const locale = useLocale()
  const createFailedLine = useFailedLine()
  const { lines, latest, updateLines, updateLine } = useStoredLines(child.id)
  const [streamingId, setStreamingId] = useState<string | null>(null)
  const stream = useRef<AbortController>(null)
  const resends = useRef(0)

  // The external system is the connection to the server.
  useEffect(() => () => stream.current?.abort(), [])

  const streamAnswer = async (message: ChatQuestion, line: ChatLine, signal: AbortSignal) => {
    let isAnswered = false
    for await (const event of openChatStream(message, signal)) {
      if (signal.aborted) return
      isAnswered ||= 'done' in event
      updateLine(line.id, (before) => applyEvent(before, event, createFailedLine()))
    }
    if (signal.aborted) return
    setStreamingId(null)
    if (!isAnswered) return
    resends.current = 0
    askWaiting()
  }

  /** Requests the answer to a question that stands between these lines. */
  const ask = (before: readonly ChatLine[], question: ChatLine, behind: readonly ChatLine[] = []): void => {
    const line = { ...createLine('ai', ''), isComing: true }
    const controller = new AbortController()
    stream.current?.abort()
    stream.current = controller
    updateLines(() => [...before, question, line, ...behind])
    setStreamingId(line.id)
    const request = toRequest(question, before, { childId: child.id, language: locale, usesModel })
    void streamAnswer(request, line, controller.signal)
  }
  const send = (message: string, topic?: string): void => {
    const content = message.trim()
    if (content === '' || streamingId !== null) return
    resends.current = 0
    ask(lines, { ...createLine('user', content), topic })
  }
  /** Asks the question again whose answer failed, in place of it. */
  const askAgain = (failed: ChatLine | undefined): void => {
    const all = latest.current
    const at = failed === undefined ? -1 : all.indexOf(failed)
    const question = all[at - 1]
    if (question?.sender === 'user') ask(all.slice(0, at - 1), question, all.slice(at + 1))
  }
  const retry = (failed: ChatLine): void => {
    if (streamingId === null) askAgain(failed)
  }
  /** Asks the first question again that waits for a connection. */
  const askWaiting = (): void => {
    const waiting = latest.current.find(({ isWaiting }) => isWaiting)
    if (!waiting || resends.current >= maxResends) return
    resends.current++
    askAgain(waiting)
  }
  /** Asks a question again whose answer did not come before the chat was left, or the first one that waits. */
  const askUnanswered = (): void => {
    const last = lines.at(-1)
    if (streamingId !== null) return
    if (last?.sender === 'user' && !lines.some(({ isWaiting }) => isWaiting)) ask(lines.slice(0, -1), last)
    else askWaiting()
  }

  /** Empties the conversation; returns a function that puts it back, before what was asked meanwhile. */
  const clear = () => {
    const before = latest.current
    stream.current?.abort()
    setStreamingId(null)
    updateLines(() => [])
    return () => updateLines((after) => [...before.filter(({ isComing }) => isComing !== true), ...after])
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
