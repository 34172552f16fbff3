import { serve, type ServerType } from '@hono/node-server'
import { secondMs } from '#shared/time/duration.ts'

const graceMs = 8 * secondMs
const releaseMs = secondMs / 10

const timeouts = {
  requestTimeout: 15 * secondMs,
  headersTimeout: 10 * secondMs,
  keepAliveTimeout: 72 * secondMs,
  maxHeaderSize: 16 * 1024,
}

/**
 * On SIGTERM or SIGINT: accepts nothing new, ends what streams, lets what is under way finish, closes the database and exits 0.
 * A second signal ends at once.
 */
const stopGracefully = (server: ServerType, { stopping: ends, close }: Pick<Listening, 'stopping' | 'close'>) => {
  let stopping = false
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(force)
      void close().finally(() => process.exit(0))
    })
    ends()
    const release = () => 'closeIdleConnections' in server && server.closeIdleConnections()
    release()
    // What ends now leaves its connection idle a moment later.
    setInterval(release, releaseMs).unref()
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
  const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions: timeouts }, ready)
  server.on('error', failed)
  stopGracefully(server, stop)
}
