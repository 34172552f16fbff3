import type { ServerType } from '@hono/node-server'

const graceMs = 8000

/**
 * On SIGTERM or SIGINT: accepts nothing new, lets what is under way finish, closes the database and exits 0.
 * A second signal ends at once.
 */
export const stopGracefully = (server: ServerType, close: () => Promise<void>): void => {
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
