import { serve, type ServerType } from '@hono/node-server'
import { secondMs } from '#shared/time/duration.ts'

const graceMs = 8 * secondMs

const timeouts = {
  requestTimeout: 15 * secondMs,
  headersTimeout: 10 * secondMs,
  keepAliveTimeout: 72 * secondMs,
  maxHeaderSize: 16 * 1024,
}

/**
 * On SIGTERM or SIGINT: accepts nothing new, lets what is under way finish, closes the database and exits 0.
 * A second signal ends at once.
 */
const stopGracefully = (server: ServerType, close: () => Promise<void>) => {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(force)
      void close().finally(() => process.exit(0))
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

interface Listening {
  port: number
  host: string
  ready: () => void
  failed: (error: NodeJS.ErrnoException) => void
  close: () => Promise<void>
}

/** Listens until the process is told to stop. */
export const listen = (
  app: { fetch: (request: Request) => Response | Promise<Response> },
  { port, host, ready, failed, close }: Listening,
): void => {
  const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: timeouts }, ready)
  server.on('error', failed)
  stopGracefully(server, close)
}
