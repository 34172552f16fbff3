import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { cpuOf, memoryOf, type Running } from '#scripts/server-process.ts'
import { hello } from './app.ts'
import { urlOf } from './bench.ts'
import { percentile } from './figures.ts'
import { missingAfter, stayAwake, statusIn, wireOf } from './load.ts'
import type { Family } from './seed.ts'

type Gesture = 'poll' | 'write'

interface Due {
  at: number
  gesture: Gesture
}

/** How often a family does something, in milliseconds. */
const every: Readonly<Record<Gesture, number>> = { poll: 5000, write: 60_000 }

const etagIn = (piece: Buffer) => /\r\netag: (\S+)/i.exec(piece.toString('latin1', 0, 2000))?.[1]

/** What was seen within one stretch of time. */
export interface Stretch {
  pollP99Ms: number
  writeP99Ms: number
  errors: number
  /** Share of one core. */
  share: number
  memoryMb: number
}

interface Records {
  poll: number[]
  write: number[]
  errors: number
}

/** A family at its phone: does what is due, one thing after the other; a poll carries the tag of the last answer. */
class Phone {
  readonly #socket: Socket
  readonly #wires: { write: Buffer; poll: Buffer }
  readonly #wireOfPoll: (tag: string) => Buffer
  readonly #waiting: Due[] = []
  #doing: Due | undefined
  #missing = 0
  records: Records | undefined

  constructor(app: Running, { cookie, childId }: Family) {
    const body = JSON.stringify(hello(childId))
    const headers = { cookie, 'content-type': 'application/json' }
    const list = new URL(urlOf(app, `/api/activities/${childId}?limit=20`))
    this.#wireOfPoll = (tag) => wireOf(list, { headers: { cookie, 'if-none-match': tag } })
    const write = wireOf(new URL(urlOf(app, '/api/behaviors')), { method: 'POST', headers, body })
    this.#wires = { write, poll: this.#wireOfPoll('"none"') }
    this.#socket = connect(app.port, '127.0.0.1')
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (piece: Buffer) => this.#hear(piece))
  }
  async ready() {
    await once(this.#socket, 'connect')
  }
  do(due: Due) {
    this.#waiting.push(due)
    if (!this.#doing) this.#next()
  }
  hangUp() {
    this.#socket.destroy()
  }
  #next() {
    this.#doing = this.#waiting.shift()
    if (this.#doing) this.#socket.write(this.#wires[this.#doing.gesture])
  }
  #hear(piece: Buffer) {
    if (this.#missing > 0) this.#missing -= piece.length
    else this.#begin(piece)
    if (this.#missing > 0 || !this.#doing) return
    const { at, gesture } = this.#doing
    this.records?.[gesture].push(performance.now() - at)
    this.#next()
  }
  #begin(piece: Buffer) {
    const status = statusIn(piece)
    const isPoll = this.#doing?.gesture === 'poll'
    const isRight = isPoll ? status === 304 || status === 200 : status === 201
    if (this.records && !isRight) this.records.errors++
    if (isPoll && status === 200) this.#wires.poll = this.#wireOfPoll(etagIn(piece) ?? '')
    this.#missing = missingAfter(piece)
  }
}

/** All that is due, in order, each family beginning at a moment of its own. */
const scheduleOf = (families: number, seconds: number) => {
  const dues: (Due & { family: number })[] = []
  for (let family = 0; family < families; family++) {
    for (const gesture of ['poll', 'write'] as const) {
      const first = Math.random() * every[gesture]
      for (let at = first; at < seconds * 1000; at += every[gesture]) dues.push({ at, gesture, family })
    }
  }
  return dues.toSorted((a, b) => a.at - b.at)
}

const warmUpSeconds = every.poll / 1000

/**
 * Lets families live at their own pace: each polls every 5 seconds and writes once a minute. What they wait is counted
 * from when a request was due. Gives what was seen in each of so many stretches, after every family has polled once.
 */
export const simulate = async (
  app: Running,
  families: readonly Family[],
  given: { stretches: number; seconds: number },
): Promise<Stretch[]> => {
  const phones = families.map((family) => new Phone(app, family))
  await Promise.all(phones.map((phone) => phone.ready()))
  const dues = scheduleOf(families.length, warmUpSeconds + given.stretches * given.seconds)
  const rest = stayAwake()
  const began = performance.now()
  let next = 0
  const liveUntil = async (end: number, records?: Records) => {
    for (const phone of phones) if (records) phone.records = records
    while (performance.now() - began < end * 1000) {
      const now = performance.now() - began
      for (let due = dues[next]; due && due.at <= now; due = dues[++next]) {
        phones[due.family]?.do({ at: began + due.at, gesture: due.gesture })
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await liveUntil(warmUpSeconds)
  const seen: Stretch[] = []
  for (let n = 1; n <= given.stretches; n++) {
    const records: Records = { poll: [], write: [], errors: 0 }
    const [cpu, from] = [cpuOf(app), performance.now()]
    await liveUntil(warmUpSeconds + n * given.seconds, records)
    seen.push({
      pollP99Ms: percentile(records.poll, 0.99),
      writeP99Ms: percentile(records.write, 0.99),
      errors: records.errors,
      share: (cpuOf(app) - cpu) / ((performance.now() - from) / 1000),
      memoryMb: memoryOf(app),
    })
  }
  for (const phone of phones) phone.hangUp()
  rest()
  return seen
}
