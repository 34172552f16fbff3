import type { ChatError, ChatEvent } from '#shared/assistant/contract.ts'

/** The bytes of an answer as they arrive; `Response.body` is one. */
export interface Bytes {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<void>
  }
}

// Every browser and Node have it; the compiler knows neither of them here.
declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

const interrupted: ChatEvent = { error: 'interrupted' satisfies ChatError }

const lineEnd = /\r\n|\n|\r/

/** The lines of a text that arrives in bits, which may end within a letter or between the two signs of a line's end. */
async function* linesOf(bytes: Bytes): AsyncGenerator<string> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const held = !done && rest.endsWith('\r') ? '\r' : ''
      const lines = rest.slice(0, rest.length - held.length).split(lineEnd)
      rest = done ? '' : `${lines.pop() ?? ''}${held}`
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

// Looked at by hand, as the client looks at problems: a schema would bring all of zod along.
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

const eventIn = (data: string): ChatEvent | null => {
  try {
    const value: unknown = JSON.parse(data)
    return isChatEvent(value) ? value : null
  } catch {
    return null
  }
}

const isSilent = (line: string) => line === '' || line.startsWith(':') || /^(?:event|id|retry)(?::|$)/.test(line)

async function* eventsOf(bytes: Bytes, onMalformed: (line: string) => void): AsyncGenerator<ChatEvent> {
  for await (const line of linesOf(bytes)) {
    const data = /^data: ?(.*)$/s.exec(line)?.[1]
    const event = data === undefined ? null : eventIn(data)
    if (event) yield event
    else if (!isSilent(line)) onMalformed(line)
  }
}

/**
 * Reads the events of a chat as they arrive. Lines that are no event are told to `onMalformed` and left out. The last
 * event is always `done` or `error`: where the connection ends or breaks off before, `{ error: 'interrupted' }` is added,
 * and nothing is thrown. Whoever stops iterating gives the connection up.
 *
 *     for await (const event of readChat(response.body, log)) if ('chunk' in event) show(event.chunk)
 */
export async function* readChat(
  bytes: Bytes,
  onMalformed: (line: string) => void = () => undefined,
): AsyncGenerator<ChatEvent, void, void> {
  const events = eventsOf(bytes, onMalformed)
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
