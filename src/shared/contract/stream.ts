import type { ChatErrorCode, ChatEvent } from '#shared/assistant/contract.ts'

/** Bytes of a response as they arrive, such as `Response.body`. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

// Every browser and Node have it; the compiler knows neither of them here.
declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

const interrupted: ChatEvent = { error: 'interrupted' satisfies ChatErrorCode }

const lineEnd = /\r\n|\n|\r/

/** Yields the lines of a stream; its chunks may end within a character or between CR and LF. */
async function* readLines(bytes: ByteStream): AsyncGenerator<string> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const pendingCr = !done && rest.endsWith('\r') ? '\r' : ''
      const lines = rest.slice(0, rest.length - pendingCr.length).split(lineEnd)
      rest = done ? '' : `${lines.pop() ?? ''}${pendingCr}`
      yield* lines
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const isListOf = (value: unknown, is: (one: unknown) => boolean) => Array.isArray(value) && value.every(is)
const isText = (value: unknown) => typeof value === 'string'
const isCard = (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && 'title' in value && isText(value.title)

// Without a schema, which would load all of zod.
const isChatEvent = (value: unknown): value is ChatEvent => {
  if (typeof value !== 'object' || value === null) return false
  if ('chunk' in value) return isText(value.chunk)
  if ('error' in value) return isText(value.error)
  return (
    'done' in value &&
    value.done === true &&
    'followUpActions' in value &&
    isListOf(value.followUpActions, isText) &&
    (!('cards' in value) || isListOf(value.cards, isCard)) &&
    (!('sources' in value) || isListOf(value.sources, isText))
  )
}

const parseEvent = (data: string): ChatEvent | null => {
  try {
    const value: unknown = JSON.parse(data)
    return isChatEvent(value) ? value : null
  } catch {
    return null
  }
}

const isIgnoredLine = (line: string) => line === '' || line.startsWith(':') || /^(?:event|id|retry)(?::|$)/.test(line)

async function* readEvents(bytes: ByteStream, onMalformed: (line: string) => void): AsyncGenerator<ChatEvent> {
  for await (const line of readLines(bytes)) {
    const data = /^data: ?(.*)$/s.exec(line)?.[1]
    const event = data === undefined ? null : parseEvent(data)
    if (event) yield event
    else if (!isIgnoredLine(line)) onMalformed(line)
  }
}

/**
 * Yields the events of a chat as they arrive; passes malformed lines to `onMalformed`. The last event is always `done` or
 * `error`: when the connection ends before, that is `{ error: 'interrupted' }`. Never throws. Ending the iteration closes
 * the connection.
 *
 *     for await (const event of readChat(response.body, log)) if ('chunk' in event) show(event.chunk)
 */
export async function* readChat(
  bytes: ByteStream,
  onMalformed: (line: string) => void = () => undefined,
): AsyncGenerator<ChatEvent, void, void> {
  const events = readEvents(bytes, onMalformed)
  try {
    for (;;) {
      const next = await events.next().catch(() => null)
      const event = next === null || next.done === true ? interrupted : next.value
      yield event
      if (!('chunk' in event)) return
    }
  } finally {
    await events.return(undefined)
  }
}
