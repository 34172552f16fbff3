import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Starts an OpenAI-compatible model server that answers shortly, or breaks off if `abortsAnswer`; `requests` has the bodies. */
export const startModelServer = async () => {
  const model = { requests: [] as string[], abortsAnswer: false }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    model.requests.push(await text(request))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const sendChunk = (content: string) =>
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 0, model: 'small', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
      )
    sendChunk('Evenings are long. ')
    if (model.abortsAnswer) {
      response.write('data: {"id":"1","choi')
      request.socket.destroy()
      return
    }
    sendChunk('Keep the same three steps.')
    response.end('data: [DONE]\n\n')
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(model, {
    url: `http://127.0.0.1:${port}/v1`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
