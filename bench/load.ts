import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { median, percentile } from './figures.ts'

/** What a load came to. */
export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  total: number
}

/** A request, and the status that must answer it. */
export interface Request {
  status: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** A request that is sent over and over; `each` says what is different on the n-th connection. */
export interface Sent extends Request {
  connections: number
  seconds: number
  each?: (n: number) => Pick<Request, 'headers' | 'body'>
  /** Leaves its core to the server while it waits. */
  sleeps?: true
}

/** A request as it goes over the wire. */
export const wireOf = (url: URL, { method = 'GET', headers = {}, body = '' }: Omit<Request, 'status'>): Buffer => {
  const sent = { host: url.host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

const headEnd = Buffer.from('\r\n\r\n')

/** How many bytes of an answer are still to come after its first piece. */
export const missingAfter = (piece: Buffer): number => {
  const end = piece.indexOf(headEnd)
  if (end < 0) throw new Error('an answer whose head comes in pieces')
  const length = /\r\ncontent-length: (\d+)/i.exec(piece.toString('latin1', 0, end))?.[1]
  return end + headEnd.length + Number(length ?? 0) - piece.length
}

/** The status of an answer that begins with this piece. */
export const statusIn = (piece: Buffer): number => Number(piece.toString('latin1', 9, 12))

/**
 * Asks the same on one connection until `until`, each time when the answer before has come. It does next to nothing
 * itself, so that the server is what is measured. Gives the times in milliseconds.
 */
const askOn = async (socket: Socket, wire: Buffer, status: number, until: number): Promise<number[]> => {
  const times: number[] = []
  let began = performance.now()
  let missing = 0
  socket.on('data', (piece: Buffer) => {
    if (missing > 0) missing -= piece.length
    else {
      if (statusIn(piece) !== status) socket.destroy(new Error(`answered ${statusIn(piece)} instead of ${status}`))
      missing = missingAfter(piece)
    }
    if (missing > 0) return
    const now = performance.now()
    times.push(now - began)
    began = now
    if (now < until) socket.write(wire)
    else socket.end()
  })
  socket.write(wire)
  await once(socket, 'close')
  return times
}

/** Keeps this process from sleeping until what it returns is called. */
export const stayAwake = (): (() => void) => {
  let awake = true
  const turn = () => {
    if (awake) setImmediate(turn)
  }
  turn()
  return () => void (awake = false)
}

/**
 * Sends the same request over and over for some seconds; throws when an answer is not the expected one. It never
 * sleeps: on a virtual machine, to wake a process costs more than to answer it, and the answering side would pay.
 */
export const load = async (url: string, given: Sent): Promise<Load> => {
  const to = new URL(url)
  const sockets = Array.from({ length: given.connections }, () => connect(Number(to.port), to.hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.setNoDelay(true)
  const began = performance.now()
  const until = began + given.seconds * 1000
  const rest = given.sleeps ? () => undefined : stayAwake()
  const times = (
    await Promise.all(
      sockets.map((socket, n) => askOn(socket, wireOf(to, { ...given, ...given.each?.(n) }), given.status, until)),
    )
  ).flat()
  rest()
  const seconds = (performance.now() - began) / 1000
  return {
    perSecond: times.length / seconds,
    p50Ms: median(times),
    p99Ms: percentile(times, 0.99),
    total: times.length,
  }
}

/** Lets the disk finish what one load left for it to do, so that the next one does not wait for it. */
export const settle = async (): Promise<void> => {
  execFileSync('sync')
  await setTimeout(500)
}
