import type { ServerResponse } from 'node:http'
import { serve, type ServerType } from '@hono/node-server'
import { secondMs } from '#shared/time/duration.ts'

const graceMs = 8 * secondMs
// Longer than a model may be silent: this ends who asks and does not read the answer.
const silenceMs = 20 * secondMs
const releaseMs = secondMs / 10

/** What a client may take: of time for a request, its headers and the next one, and of room for its headers. */
const limits = {
  // Node looks for those who take too long every half a minute unless told otherwise.
  connectionsCheckingInterval: secondMs,
  requestTimeout: 15 * secondMs,
  headersTimeout: 10 * secondMs,
  keepAliveTimeout: 72 * secondMs,
  maxHeaderSize: 16 * 1024,
}

/** Counts the requests of a server that are not answered yet. */
const countOpen = (server: ServerType) => {
  let open = 0
  server.on('request', (_request: unknown, answer: ServerResponse) => {
    open++
    answer.once('close', () => open--)
  })
  return () => open
}

/**
 * On SIGTERM or SIGINT: accepts nothing new, ends what streams, lets what is under way finish, closes the database and
 * exits 0. A second signal ends at once.
 */
const stopGracefully = (server: ServerType, { stopping: ends, close }: Pick<Listening, 'stopping' | 'close'>) => {
  const open = countOpen(server)
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    const closeAll = () => 'closeAllConnections' in server && server.closeAllConnections()
    const force = setTimeout(closeAll, graceMs)
    server.close(() => {
      clearTimeout(force)
      void close().finally(() => process.exit(0))
    })
    ends()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    // A connection that never asked anything is not idle to the server, but nobody waits for an answer on it either.
    setInterval(() => open() === 0 && closeAll(), releaseMs).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

interface Listening {
  port: number
  host: string
  ready: () => void
  failed: (error: NodeJS.ErrnoException) => void
  /** Ends what would go on for long by itself. */
  stopping: () => void
  close: () => Promise<void>
}

/** Listens until the process is told to stop. */
export const listen = (
  app: { fetch: (request: Request) => Response | Promise<Response> },
  { port, host, ready, failed, ...stop }: Listening,
): void => {
  const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: limits }, ready)
  if ('timeout' in server) server.timeout = silenceMs
  server.on('error', failed)
  stopGracefully(server, stop)
}
