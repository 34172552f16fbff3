import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { secondMs } from '#shared/time/duration.ts'

const graceMs = 8 * secondMs
// Longer than an answer in events is ever silent: this ends who asks and does not read, at the latest after twice as long.
const silenceMs = 14 * secondMs
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

/** Waits until the answers to what was asked before on a connection have gone out: the connection is then this one's. */
const inTurn = (answer: ServerResponse, begin: () => void) => {
  if (answer.socket) begin()
  else answer.once('socket', begin)
}

// A browser waits for each answer; what reads ahead for others asks some dozens.
const mostWaiting = 1024

/**
 * What is asked ahead is done in its order, and no answer is kept in memory for a client that does not read the one
 * before. Who asks further ahead than `mostWaiting` is cut off: what waits is in memory too.
 */
const oneByOne = (listener: ReturnType<typeof getRequestListener>): RequestListener => {
  const waiting = new WeakMap<Socket, number>()
  const waitOn = (socket: Socket, change: 1 | -1) => {
    const count = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, count)
    if (count > mostWaiting) socket.destroy()
  }
  return (request, answer) => {
    const { socket } = request
    waitOn(socket, 1)
    inTurn(answer, () => {
      waitOn(socket, -1)
      void listener(request, answer)
    })
  }
}

/** Follows the requests of a server: how many are not answered yet, and which shall be the last of their connection. */
const follow = (server: Server) => {
  let open = 0
  let last = false
  server.on('request', (_request, answer) =>
    inTurn(answer, () => {
      open++
      if (last) answer.setHeader('connection', 'close')
      answer.once('close', () => open--)
    }),
  )
  return { open: () => open, letEachBeLast: () => void (last = true) }
}

/**
 * On SIGTERM or SIGINT: ends what streams, lets what is under way finish, accepts nothing new, closes the database and
 * exits 0. A second signal ends at once.
 */
const stopGracefully = (server: Server, { stopping: ends, close }: Pick<Listening, 'stopping' | 'close'>) => {
  const { open, letEachBeLast } = follow(server)
  let stopping = false
  const closeAll = () => server.closeAllConnections()
  const shut = () => {
    const force = setTimeout(closeAll, graceMs)
    server.close(() => {
      clearTimeout(force)
      void close().finally(() => process.exit(0))
    })
    // A connection that never asked anything is not idle to the server, but nobody waits for an answer on it either.
    setInterval(() => open() === 0 && closeAll(), releaseMs).unref()
  }
  const stop = () => {
    if (stopping) process.exit(1)
    stopping = true
    letEachBeLast()
    ends()
    // What was sent on a connection at rest may not be read yet, and closing it now would lose that.
    setTimeout(() => afterArrivals(server, shut), releaseMs)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const quietTurns = 5
// As many connections wait to be accepted at most, and what waited first is accepted first.
const backlog = 511

/**
 * Waits until some turns of the event loop in a row have brought no new connection: however late a timer comes on a busy
 * machine, what had arrived before is accepted, one connection a turn, and read.
 */
const afterArrivals = (server: Server, then: () => void): void => {
  let quiet = 0
  let turns = 0
  const arrived = () => void (quiet = 0)
  const turn = () => {
    quiet++
    turns++
    if (quiet < quietTurns && turns < backlog + quietTurns) return void setImmediate(turn)
    server.off('connection', arrived)
    then()
  }
  server.on('connection', arrived)
  setImmediate(turn)
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
  const server = createServer(limits, oneByOne(getRequestListener(app.fetch, { hostname: host })))
  server.listen({ port, host, backlog }, ready)
  server.timeout = silenceMs
  server.on('error', failed)
  stopGracefully(server, stop)
}
