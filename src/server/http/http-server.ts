import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { secondMs } from '#shared/time/duration.ts'
import type { MalformedRequestResponder } from './malformed-requests.ts'

// Longer than the silence between two comments of an event stream. Closes clients that do not read their response.
const socketTimeoutMs = 14 * secondMs

const limits = {
  connectionsCheckingInterval: secondMs,
  requestTimeout: 15 * secondMs,
  headersTimeout: 10 * secondMs,
  keepAliveTimeout: 72 * secondMs,
  maxHeaderSize: 16 * 1024,
  // Checked here instead, for the problem document.
  requireHostHeader: false,
}

// Browsers do not pipeline; proxies that do send a few dozen requests.
const maxPipelined = 1024

interface ConnectionPipeline {
  waiting: number
  current: ServerResponse | null
}

const isHostMissing = (incoming: object) =>
  incoming instanceof IncomingMessage && incoming.httpVersion === '1.1' && incoming.headers.host === undefined

// Everything else is a connection that broke.
const isParserRejection = ({ code = '' }: NodeJS.ErrnoException) =>
  code.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT'

/** An HTTP server that handles the requests of a connection in order, one at a time. */
export interface HttpServer {
  server: Server
  /** Number of requests that are being handled. */
  activeRequests(): number
}

export interface HttpServerOptions {
  fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Host of requests of HTTP/1.0 without a Host header. */
  host: string
  malformedRequests: MalformedRequestResponder
}

/**
 * Creates the HTTP server. A request begins when the responses to those before it on its connection are sent, so that
 * pipelined requests take effect in order and no response waits in memory; more than `maxPipelined` close the connection.
 */
export const createHttpServer = ({ fetch, host, malformedRequests }: HttpServerOptions): HttpServer => {
  const handle = getRequestListener(
    (request, env) => (isHostMissing(env.incoming) ? malformedRequests.respond() : fetch(request, env)),
    { hostname: host, errorHandler: malformedRequests.respond },
  )
  const pipelines = new WeakMap<object, ConnectionPipeline>()
  let active = 0

  const pipelineOf = (socket: Socket): ConnectionPipeline => {
    const known = pipelines.get(socket)
    if (known) return known
    const created = { waiting: 0, current: null }
    pipelines.set(socket, created)
    return created
  }

  const server = createServer(limits, (request, response) => {
    const pipeline = pipelineOf(request.socket)
    const begin = () => {
      pipeline.waiting--
      pipeline.current = response
      active++
      response.once('close', () => {
        active--
      })
      void handle(request, response)
    }
    pipeline.waiting++
    if (response.socket) begin()
    else if (pipeline.waiting > maxPipelined) request.socket.destroy()
    else response.once('socket', begin)
  })

  server.timeout = socketTimeoutMs
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = pipelines.get(socket)?.current
    const isMidResponse = response?.headersSent === true && !response.writableFinished
    if (isParserRejection(error) && socket.writable && !isMidResponse) malformedRequests.writeTo(socket, error)
    else socket.destroy()
  })
  return { server, activeRequests: () => active }
}
