import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** A request that the fake model server received. */
export interface ModelRequest {
  path: string
  authorization: string | undefined
  headers: Readonly<Record<string, unknown>>
  body: {
    model?: string
    stream?: boolean
    messages?: { role: string; content: unknown }[]
    tools?: { function: { name: string } }[]
  }
}

type Respond = (response: ServerResponse, request: ModelRequest) => void | Promise<void>

const formatChunk = (fields: Record<string, unknown>, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [{ index: 0, delta: fields, finish_reason: finish }] })}\n\n`

/** Returns an event of OpenAI's stream with a part of the text. */
export const formatTextDelta = (content: string, finish: string | null = null): string =>
  formatChunk({ content }, finish)

/** Returns an event of OpenAI's stream with a part of the model's reasoning. */
export const formatReasoningDelta = (content: string): string => formatChunk({ reasoning_content: content }, null)

/** Returns an event of OpenAI's stream with a whole call of a tool; the arguments are sent as they are. */
export const formatToolCall = (name: string, input: string, index = 0): string =>
  formatChunk(
    { tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: input } }] },
    null,
  )

/** Returns a function that responds with events, and then ends for a reason. */
export const respondWithEvents =
  (finish: string, ...events: string[]): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${events.join('')}${formatTextDelta('', finish)}data: [DONE]\n\n`)
  }

/** Returns a function that responds with a complete text, one event for each part. */
export const respondWithParts =
  (...parts: string[]): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(formatTextDelta(part))
    response.end(`${formatTextDelta('', 'stop')}data: [DONE]\n\n`)
  }

const readBody = async (request: IncomingMessage): Promise<ModelRequest['body']> => {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text) as ModelRequest['body']
}

/** Starts a local server with OpenAI's API that responds with `respond` and records requests; it stops when the test ends. */
export const startFakeModelServer = async (respond: Respond) => {
  const received: ModelRequest[] = []
  const endings: ('finished' | 'aborted')[] = []
  const server = createServer((request, response) => {
    response.on('close', () => endings.push(response.writableFinished ? 'finished' : 'aborted'))
    void readBody(request).then((body) => {
      const { url: path = '', headers } = request
      const sent = { path, authorization: headers.authorization, headers, body }
      received.push(sent)
      return respond(response, sent)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, host: `127.0.0.1:${port}`, received, endings }
}
