import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { median } from './figures.ts'

/** What a load came to. */
export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  total: number
}

interface Sent {
  connections: number
  seconds: number
  status: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const wireOf = (url: URL, { method = 'GET', headers = {}, body = '' }: Sent): Buffer => {
  const sent = { host: url.host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

const headEnd = Buffer.from('\r\n\r\n')

/** How many bytes of an answer are still to come after its first piece. */
const missingAfter = (piece: Buffer): number => {
  const end = piece.indexOf(headEnd)
  if (end < 0) throw new Error('an answer whose head comes in pieces')
  const length = /\r\ncontent-length: (\d+)/i.exec(piece.toString('latin1', 0, end))?.[1]
  return end + headEnd.length + Number(length ?? 0) - piece.length
}

const statusIn = (piece: Buffer): number => Number(piece.toString('latin1', 9, 12))

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
const stayAwake = (): (() => void) => {
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
  const wire = wireOf(to, given)
  const sockets = Array.from({ length: given.connections }, () => connect(Number(to.port), to.hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.setNoDelay(true)
  const began = performance.now()
  const until = began + given.seconds * 1000
  const rest = stayAwake()
  const times = (await Promise.all(sockets.map((socket) => askOn(socket, wire, given.status, until)))).flat()
  rest()
  const seconds = (performance.now() - began) / 1000
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  return { perSecond: times.length / seconds, p50Ms: median(times), p99Ms, total: times.length }
}
