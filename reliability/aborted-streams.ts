import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { streamChat } from '#shared/assistant/contract.ts'
import { delta, reasoning } from '#server/testing/model-server.ts'
import type { SignedInUser } from './app-process.ts'

// A kept-alive connection would hold the last request for some seconds.
const openAnswer = (answer: ServerResponse) =>
  answer.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' })

const talk = (answer: ServerResponse, everyMs: number) => {
  openAnswer(answer)
  const talking = setInterval(() => answer.write(delta('And so it goes on. ')), everyMs)
  answer.once('close', () => clearInterval(talking))
}

// Longer than the server's timeout for silent connections.
const thinkingMs = 20_000

/** Streams reasoning, so that it is never silent, and ends without an answer. */
const think = (answer: ServerResponse) => {
  openAnswer(answer)
  const thinking = setInterval(() => answer.write(reasoning('Hm. ')), 1000)
  const over = setTimeout(() => answer.destroy(), thinkingMs)
  answer.once('close', () => {
    clearInterval(thinking)
    clearTimeout(over)
  })
}

/** Behaviours of a language model provider. */
export const providers = {
  thinks: think,
  talks: (answer: ServerResponse) => talk(answer, 2),
  floods: (answer: ServerResponse) => {
    openAnswer(answer)
    for (let n = 0; n < 2000; n++) answer.write(delta('A long sentence that nobody waits for. '))
  },
  silent: (answer: ServerResponse) => openAnswer(answer).flushHeaders(),
  hangs: () => undefined,
  refuses: (answer: ServerResponse) => void answer.writeHead(500, { connection: 'close' }).end('no'),
  breaksOff: (answer: ServerResponse) => {
    openAnswer(answer).write(delta('I will tell you. It is '))
    setImmediate(() => answer.destroy())
  },
  splits: (answer: ServerResponse) => {
    const bytes = Buffer.from(`${delta('刷牙要两分钟。')}${delta('', 'stop')}data: [DONE]\n\n`)
    const middle = bytes.indexOf(Buffer.from('牙')) + 1
    openAnswer(answer).write(bytes.subarray(0, middle))
    setImmediate(() => answer.end(bytes.subarray(middle)))
  },
  finishes: (answer: ServerResponse) => {
    openAnswer(answer)
    answer.end(`${delta('Well done. ')}${delta('Good night.', 'stop')}data: [DONE]\n\n`)
  },
} as const

/** When a client aborts: immediately, after a number of events, or without reading. */
export type AbortMode = { after: number } | 'at once' | 'reads nothing'

/** Returns a chat request as it is sent on the connection. */
export const chatRequestText = ({ cookie }: Pick<SignedInUser, 'cookie'>, childId: string): string => {
  const body = JSON.stringify({ childId, language: 'en', message: 'Brushing teeth is a fight every evening' })
  const head = [
    `${streamChat.method} ${streamChat.path} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  return [...head, '', body].join('\r\n')
}

const patienceMs = 20

/** Sends a chat request and resets the connection at the given point, or when the stream ends or is silent. */
export const sendAndAbort = async (port: number, question: string, leaving: AbortMode): Promise<void> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(question)
  const closed = once(socket, 'close')
  const leave = () => socket.resetAndDestroy()
  if (leaving === 'at once') setImmediate(leave)
  else if (leaving === 'reads nothing') setTimeout(leave, patienceMs)
  else {
    let events = 0
    socket.setTimeout(patienceMs, leave)
    socket.on('data', (bytes: Buffer) => {
      events += bytes.toString('latin1').split('data: ').length - 1
      if (events >= leaving.after) leave()
    })
  }
  await closed
}
