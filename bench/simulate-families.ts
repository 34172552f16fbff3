import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { readCpuSeconds, readMemoryMb, type RunningServer } from '#scripts/server-process.ts'
import { toUrlOnServer } from './context.ts'
import { createAwardBody } from './data-folder.ts'
import { parseStatus, countRemainingBytes, serializeRequest, keepEventLoopBusy } from './load-generator.ts'
import type { Family } from './seed-families.ts'
import { percentile } from './statistics.ts'

type Operation = 'poll' | 'write'

/** An operation and the time at which it is to be sent, in milliseconds. */
interface ScheduledOperation {
  at: number
  operation: Operation
}

/** The milliseconds between two operations of a family. */
const intervalMs: Readonly<Record<Operation, number>> = { poll: 5000, write: 60_000 }

const parseEtag = (firstChunk: Buffer) => /\r\netag: (\S+)/i.exec(firstChunk.toString('latin1', 0, 2000))?.[1]

/** The result of one interval of the simulation. */
export interface IntervalResult {
  pollP99Ms: number
  writeP99Ms: number
  errors: number
  /** The CPU time of the server as a fraction of one core. */
  cpuShare: number
  memoryMb: number
}

/** Latencies in milliseconds and the number of errors. */
interface Samples {
  poll: number[]
  write: number[]
  errors: number
}

/** A client of one family on one connection: sends queued operations one after the other; a poll carries the last ETag. */
class SimulatedClient {
  readonly #socket: Socket
  readonly #requests: { write: Buffer; poll: Buffer }
  readonly #pollRequest: (etag: string) => Buffer
  readonly #queue: ScheduledOperation[] = []
  #current: ScheduledOperation | undefined
  #remaining = 0
  samples: Samples | undefined

  constructor(app: RunningServer, { cookie, childId }: Family) {
    const body = JSON.stringify(createAwardBody(childId))
    const headers = { cookie, 'content-type': 'application/json' }
    const listUrl = new URL(toUrlOnServer(app, `/api/activities/${childId}?limit=20`))
    this.#pollRequest = (etag) => serializeRequest(listUrl, { headers: { cookie, 'if-none-match': etag } })
    const write = serializeRequest(new URL(toUrlOnServer(app, '/api/behaviors')), { method: 'POST', headers, body })
    this.#requests = { write, poll: this.#pollRequest('"none"') }
    this.#socket = connect(app.port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk: Buffer) => this.#onData(chunk))
  }
  async waitForConnection() {
    await once(this.#socket, 'connect')
  }
  enqueue(scheduled: ScheduledOperation) {
    this.#queue.push(scheduled)
    if (!this.#current) this.#sendNext()
  }
  close() {
    this.#socket.destroy()
  }
  #sendNext() {
    this.#current = this.#queue.shift()
    if (this.#current) this.#socket.write(this.#requests[this.#current.operation])
  }
  #onData(chunk: Buffer) {
    if (this.#remaining > 0) this.#remaining -= chunk.length
    else this.#onFirstChunk(chunk)
    if (this.#remaining > 0 || !this.#current) return
    const { at, operation } = this.#current
    this.samples?.[operation].push(performance.now() - at)
    this.#sendNext()
  }
  #onFirstChunk(chunk: Buffer) {
    const status = parseStatus(chunk)
    const isPoll = this.#current?.operation === 'poll'
    const isExpected = isPoll ? status === 304 || status === 200 : status === 201
    if (this.samples && !isExpected) this.samples.errors++
    if (isPoll && status === 200) this.#requests.poll = this.#pollRequest(parseEtag(chunk) ?? '')
    this.#remaining = countRemainingBytes(chunk)
  }
}

/** Returns the polls and writes of all families in order of time; each family starts at random offsets. */
const createSchedule = (families: number, seconds: number) => {
  const schedule: (ScheduledOperation & { family: number })[] = []
  for (let family = 0; family < families; family++) {
    for (const operation of ['poll', 'write'] as const) {
      const first = Math.random() * intervalMs[operation]
      for (let at = first; at < seconds * 1000; at += intervalMs[operation]) schedule.push({ at, operation, family })
    }
  }
  return schedule.toSorted((a, b) => a.at - b.at)
}

const warmUpSeconds = intervalMs.poll / 1000

/**
 * Simulates families that each poll every 5 seconds and write once a minute. Latencies count from the scheduled time of a
 * request. Returns the result of each interval; a warm-up, in which every family polls once, is left out.
 */
export const simulateFamilies = async (
  app: RunningServer,
  families: readonly Family[],
  options: { intervals: number; seconds: number },
): Promise<IntervalResult[]> => {
  const clients = families.map((family) => new SimulatedClient(app, family))
  await Promise.all(clients.map((client) => client.waitForConnection()))
  const schedule = createSchedule(families.length, warmUpSeconds + options.intervals * options.seconds)
  const stopKeepingBusy = keepEventLoopBusy()
  const startedAt = performance.now()
  let next = 0
  const runUntil = async (endSeconds: number, samples?: Samples) => {
    for (const client of clients) if (samples) client.samples = samples
    while (performance.now() - startedAt < endSeconds * 1000) {
      const now = performance.now() - startedAt
      for (let due = schedule[next]; due && due.at <= now; due = schedule[++next]) {
        clients[due.family]?.enqueue({ at: startedAt + due.at, operation: due.operation })
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await runUntil(warmUpSeconds)
  const results: IntervalResult[] = []
  for (let n = 1; n <= options.intervals; n++) {
    const samples: Samples = { poll: [], write: [], errors: 0 }
    const [cpuBefore, intervalStart] = [readCpuSeconds(app), performance.now()]
    await runUntil(warmUpSeconds + n * options.seconds, samples)
    results.push({
      pollP99Ms: percentile(samples.poll, 0.99),
      writeP99Ms: percentile(samples.write, 0.99),
      errors: samples.errors,
      cpuShare: (readCpuSeconds(app) - cpuBefore) / ((performance.now() - intervalStart) / 1000),
      memoryMb: readMemoryMb(app),
    })
  }
  for (const client of clients) client.close()
  stopKeepingBusy()
  return results
}
