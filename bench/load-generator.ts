import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { newId } from '#server/ids.ts'
import { median, percentile } from './statistics.ts'

/** Rate, latencies and number of the requests of a load. */
export interface LoadTestResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** The number of requests. */
  total: number
}

/** A request, and the status that its response must have. */
export interface LoadTestRequest {
  status: number
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** A request that is sent repeatedly on several connections. */
export interface LoadTestOptions extends LoadTestRequest {
  connections: number
  seconds: number
  /** Returns what is different on the n-th connection. */
  perConnection?: (n: number) => Pick<LoadTestRequest, 'headers' | 'body'>
  /** Sends each request with an idempotency key of its own, as the app does. */
  freshKeys?: true
  /** Lets this process sleep while it waits, so that its core is free for the server. */
  sleepWhileWaiting?: true
}

/** Returns the bytes of an HTTP/1.1 request. */
export const serializeRequest = (
  url: URL,
  { method = 'GET', headers = {}, body = '' }: Omit<LoadTestRequest, 'status'>,
): Buffer => {
  const allHeaders = {
    host: url.host,
    ...headers,
    ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

const endOfHeaders = Buffer.from('\r\n\r\n')

/** Returns how many bytes of a response follow its first chunk. */
export const countRemainingBytes = (firstChunk: Buffer): number => {
  const end = firstChunk.indexOf(endOfHeaders)
  if (end < 0) throw new Error('The headers of a response came in several chunks.')
  const length = /\r\ncontent-length: (\d+)/i.exec(firstChunk.toString('latin1', 0, end))?.[1]
  return end + endOfHeaders.length + Number(length ?? 0) - firstChunk.length
}

/** Returns the status of a response from its first chunk. */
export const parseStatus = (firstChunk: Buffer): number => Number(firstChunk.toString('latin1', 9, 12))

const keyHeader = 'idempotency-key'
const keySuffixLength = 12
let keyCount = 0

/** Replaces the end of the key in a request that was serialized with one, if it was. */
const renewKey = (request: Buffer): void => {
  const at = request.indexOf(keyHeader)
  if (at < 0) return
  const end = at + keyHeader.length + ': '.length + '00000000-0000-7000-8000-000000000000'.length
  request.write((++keyCount).toString(16).padStart(keySuffixLength, '0'), end - keySuffixLength, 'latin1')
}

/**
 * Sends the same request on one connection until the time `until`, each after the response to the one before. Returns
 * the latencies in milliseconds. It does as little as possible, because the server is what is measured.
 */
const sendRepeatedly = async (socket: Socket, request: Buffer, status: number, until: number): Promise<number[]> => {
  const latencies: number[] = []
  let sentAt = performance.now()
  let remaining = 0
  socket.on('data', (chunk: Buffer) => {
    if (remaining > 0) remaining -= chunk.length
    else {
      const actual = parseStatus(chunk)
      if (actual !== status) socket.destroy(new Error(`The status was ${actual} instead of ${status}.`))
      remaining = countRemainingBytes(chunk)
    }
    if (remaining > 0) return
    const now = performance.now()
    latencies.push(now - sentAt)
    sentAt = now
    if (now < until) {
      renewKey(request)
      socket.write(request)
    } else socket.end()
  })
  socket.write(request)
  await once(socket, 'close')
  return latencies
}

/** Keeps the event loop busy, so that this process never sleeps; returns a function that ends it. */
export const keepEventLoopBusy = (): (() => void) => {
  let isRunning = true
  const loop = () => {
    if (isRunning) setImmediate(loop)
  }
  loop()
  return () => void (isRunning = false)
}

/**
 * Sends the same request repeatedly for some seconds and returns the rate and the latencies; throws if a response has
 * another status. Without `sleepWhileWaiting` this process does not sleep meanwhile: on a virtual machine waking it costs
 * more than a response, and the server would be charged for it.
 */
export const runLoadTest = async (url: string, options: LoadTestOptions): Promise<LoadTestResult> => {
  const target = new URL(url)
  const { connections, status, seconds, perConnection, freshKeys, sleepWhileWaiting } = options
  const sockets = Array.from({ length: connections }, () => connect(Number(target.port), target.hostname))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.setNoDelay(true)
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const stopKeepingBusy = sleepWhileWaiting ? () => undefined : keepEventLoopBusy()
  const latencies = (
    await Promise.all(
      sockets.map((socket, n) => {
        const own = { ...options, ...perConnection?.(n) }
        const headers = { ...own.headers, ...(freshKeys && { [keyHeader]: newId(Date.now()) }) }
        const request = serializeRequest(target, { ...own, headers })
        return sendRepeatedly(socket, request, status, until)
      }),
    )
  ).flat()
  stopKeepingBusy()
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  return {
    perSecond: latencies.length / elapsedSeconds,
    p50Ms: median(latencies),
    p99Ms: percentile(latencies, 0.99),
    total: latencies.length,
  }
}

/** Flushes pending writes to the disk and waits half a second, so that the next load does not wait for them. */
export const flushDisk = async (): Promise<void> => {
  execFileSync('sync')
  await setTimeout(500)
}
