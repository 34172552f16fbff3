import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a model server was sent. */
export interface Received {
  path: string
  authorization: string | undefined
  body: { model?: string; stream?: boolean; messages?: { role: string; content: unknown }[] }
}

type Behaviour = (answer: ServerResponse) => void | Promise<void>

const chunk = (said: Record<string, string>, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [{ index: 0, delta: said, finish_reason: finish }] })}\n\n`

/** A line of a stream as OpenAI's servers send it. */
export const delta = (content: string, finish: string | null = null): string => chunk({ content }, finish)

/** A line of what a model thinks before it speaks. */
export const thought = (content: string): string => chunk({ reasoning_content: content }, null)

/** The lines of a text that is said to its end. */
export const saying =
  (...bits: string[]): Behaviour =>
  (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const bit of bits) answer.write(delta(bit))
    answer.end(`${delta('', 'stop')}data: [DONE]\n\n`)
  }

const bodyOf = async (request: IncomingMessage): Promise<Received['body']> => {
  let text = ''
  for await (const bit of request) text += String(bit)
  return JSON.parse(text) as Received['body']
}

/** A server on this machine that speaks as OpenAI's do and behaves as it is told; it goes when the test ends. */
export const modelServer = async (behaviour: Behaviour) => {
  const received: Received[] = []
  const left: string[] = []
  const server = createServer((request, answer) => {
    answer.on('close', () => left.push(answer.writableFinished ? 'finished' : 'left'))
    void bodyOf(request).then((body) => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      return behaviour(answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, host: `127.0.0.1:${port}`, received, left }
}
