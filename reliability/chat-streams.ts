import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { streamChat } from '#shared/assistant/contract.ts'
import { formatTextDelta, formatReasoningDelta } from '#server/testing/fake-model-server.ts'
import type { SignedInUser } from './app-process.ts'

// Without keep-alive, because an idle connection would keep the last request in memory for some seconds.
const startEventStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' })

const streamSlowly = (response: ServerResponse, everyMs: number) => {
  startEventStream(response)
  const timer = setInterval(() => response.write(formatTextDelta('And so it goes on. ')), everyMs)
  response.once('close', () => clearInterval(timer))
}

// Longer than the server's timeout for silent connections.
const reasoningMs = 20_000

/** Streams reasoning, so that it is never silent, and ends without an answer. */
const streamReasoning = (response: ServerResponse) => {
  startEventStream(response)
  const timer = setInterval(() => response.write(formatReasoningDelta('Hm. ')), 1000)
  const timeout = setTimeout(() => response.destroy(), reasoningMs)
  response.once('close', () => {
    clearInterval(timer)
    clearTimeout(timeout)
  })
}

/** Functions with which a fake model server responds, by the behavior that they simulate. */
export const modelResponders = {
  reasons: streamReasoning,
  streams: (response: ServerResponse) => streamSlowly(response, 2),
  floods: (response: ServerResponse) => {
    startEventStream(response)
    for (let n = 0; n < 2000; n++) response.write(formatTextDelta('A long sentence that nobody waits for. '))
  },
  silent: (response: ServerResponse) => startEventStream(response).flushHeaders(),
  hangs: () => undefined,
  rejects: (response: ServerResponse) => void response.writeHead(500, { connection: 'close' }).end('no'),
  disconnects: (response: ServerResponse) => {
    startEventStream(response).write(formatTextDelta('I will tell you. It is '))
    setImmediate(() => response.destroy())
  },
  splitsCharacter: (response: ServerResponse) => {
    const bytes = Buffer.from(`${formatTextDelta('刷牙要两分钟。')}${formatTextDelta('', 'stop')}data: [DONE]\n\n`)
    const middle = bytes.indexOf(Buffer.from('牙')) + 1
    startEventStream(response).write(bytes.subarray(0, middle))
    setImmediate(() => response.end(bytes.subarray(middle)))
  },
  finishes: (response: ServerResponse) => {
    startEventStream(response)
    response.end(`${formatTextDelta('Well done. ')}${formatTextDelta('Good night.', 'stop')}data: [DONE]\n\n`)
  },
} as const

/** The point at which a client resets its connection: immediately, after a number of events, or 20 ms later without reading. */
export type AbortPoint = { after: number } | 'immediately' | 'reads nothing'

/** Returns the HTTP text of a chat request, with headers and body. */
export const createChatRequestText = (
  { cookie }: Pick<SignedInUser, 'cookie'>,
  childId: string,
  message = 'Brushing teeth is a fight every evening',
): string => {
  const body = JSON.stringify({ childId, language: 'en', message })
  const head = [
    `${streamChat.method} ${streamChat.path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  return [...head, '', body].join('\r\n')
}

const silenceMs = 20

/** Sends a chat request and resets the connection at the given point, or when the stream ends or is silent. */
export const sendAndAbort = async (port: number, request: string, point: AbortPoint): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(request)
  const closed = once(socket, 'close')
  const abort = () => socket.resetAndDestroy()
  if (point === 'immediately') setImmediate(abort)
  else if (point === 'reads nothing') setTimeout(abort, silenceMs)
  else {
    let events = 0
    socket.setTimeout(silenceMs, abort)
    socket.on('data', (bytes: Buffer) => {
      events += bytes.toString('latin1').split('data: ').length - 1
      if (events >= point.after) abort()
    })
  }
  await closed
}
