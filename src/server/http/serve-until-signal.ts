import type { Server } from 'node:http'
import { secondMs } from '#shared/time/duration.ts'
import { createHttpServer, type HttpServer, type HttpServerOptions } from './http-server.ts'

const graceMs = 8 * secondMs
const pollMs = secondMs / 10
const backlog = 511
const quietTurns = 5

/**
 * Calls back after several turns of the event loop without a new connection. Node accepts one connection a turn, so that
 * all that waited in the backlog are accepted and read by then.
 */
const callAfterBacklog = (server: Server, then: () => void): void => {
  let quiet = 0
  let turns = 0
  const onConnection = () => {
    quiet = 0
  }
  const turn = () => {
    quiet++
    turns++
    if (quiet < quietTurns && turns < backlog + quietTurns) {
      setImmediate(turn)
      return
    }
    server.off('connection', onConnection)
    then()
  }
  server.on('connection', onConnection)
  setImmediate(turn)
}

interface ShutdownHooks {
  /** Ends event streams. */
  onStopping: () => void
  /** Closes the database, after the last response. */
  close: () => Promise<void>
}

/** Closes the server on SIGTERM or SIGINT once the responses to active requests are sent, and exits with 0; at once on a second signal. */
const closeOnSignal = ({ server, activeRequests }: HttpServer, { onStopping, close }: ShutdownHooks) => {
  const closeServer = () => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(force)
      void close().finally(() => process.exit(0))
    })
    // To Node a connection without any request is not idle, so closing idle connections would wait for it.
    setInterval(() => activeRequests() === 0 && server.closeAllConnections(), pollMs).unref()
  }
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    // Makes Node send `Connection: close` with the next response of each connection.
    server.maxRequestsPerSocket = 1
    onStopping()
    // A request may have arrived on a connection that looks idle.
    setTimeout(() => callAfterBacklog(server, closeServer), pollMs)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

interface ServeOptions extends HttpServerOptions, ShutdownHooks {
  port: number
  onListening: () => void
  onError: (error: NodeJS.ErrnoException) => void
}

/** Creates the HTTP server and listens until SIGTERM or SIGINT; then finishes active requests and exits. */
export const serveUntilSignal = ({ port, host, onListening, onError, ...options }: ServeOptions): void => {
  const httpServer = createHttpServer({ ...options, host })
  httpServer.server.listen({ port, host, backlog }, onListening)
  httpServer.server.on('error', onError)
  closeOnSignal(httpServer, options)
}
