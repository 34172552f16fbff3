import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Database } from '#server/db/connect.ts'
import type { SignedInUser } from './app-process.ts'

/** Clients that write without pause and repeat each act under its key until it is acknowledged. */
export interface RepeatingWriters {
  /** Responses by key. */
  answered: ReadonlyMap<string, string>
  /** Resolves when `count` more acts have been acknowledged. */
  waitForMore(count: number): Promise<void>
  /** Lets every client finish its act; returns responses other than success and 503. */
  stop(): Promise<string[]>
}

interface WriterOptions {
  /** Returns the URL of a process for an attempt. */
  urlFor: (attempt: number) => string
  member: SignedInUser
  childIds: readonly string[]
  clients: number
}

const retryDelayMs = 10

const sendAward = async (baseUrl: string, { cookie }: SignedInUser, key: string, body: string) => {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(baseUrl + recordBehavior.path, { method: recordBehavior.method, headers, body })
  return { status: answer.status, text: await answer.text() }
}

const createAwardBody = (childId: string) =>
  JSON.stringify({ childId, type: 'reward', title: 'Fed the cat', points: 1 })

/** Repeats an act until it gets a response other than 503. */
const sendUntilAnswered = async ({ urlFor, member }: WriterOptions, key: string, body: string) => {
  for (let attempt = 0; ; attempt++) {
    const answer = await sendAward(urlFor(attempt), member, key, body).catch(() => null)
    if (answer && answer.status !== 503) return answer
    await pause(retryDelayMs)
  }
}

/** Starts clients that award single points to the children. */
export const startRepeatingWriters = (options: WriterOptions): RepeatingWriters => {
  const answered = new Map<string, string>()
  const wrong: string[] = []
  const waiting = new Set<{ at: number; resolve: () => void }>()
  const stopping = new AbortController()
  const resolveWaiting = () => {
    for (const one of waiting) {
      if (answered.size < one.at) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const write = async (childId: string) => {
    while (!stopping.signal.aborted) {
      const key = randomUUID()
      const { status, text } = await sendUntilAnswered(options, key, createAwardBody(childId))
      if (status === 201) answered.set(key, text)
      else wrong.push(`${status}: ${text}`)
      resolveWaiting()
    }
  }
  const { clients, childIds } = options
  const all = Promise.all(Array.from({ length: clients }, (_, n) => write(childIds[n % childIds.length] ?? '')))
  return {
    answered,
    waitForMore: (count) => new Promise((resolve) => void waiting.add({ at: answered.size + count, resolve })),
    stop: async () => {
      stopping.abort()
      await all
      return wrong
    },
  }
}

/** Returns acknowledged acts without exactly one activity, unacknowledged activities, and wrong responses. */
export const findLostOrDuplicated = async (
  { db }: Database,
  answered: ReadonlyMap<string, string>,
): Promise<string[]> => {
  const rows = await db.selectFrom('activities').select(['id', 'act_id']).execute()
  const written = Map.groupBy(rows, (row) => row.act_id)
  const missing = [...answered.keys()].filter((key) => !written.has(key)).map((key) => `${key} is lost`)
  const others = [...written].flatMap(([key, activities]) => {
    if (activities.length !== 1) return [`${key} has ${activities.length} activities`]
    const text = answered.get(key)
    if (text === undefined) return [`${key} was never answered`]
    return text.includes(`"id":"${activities[0]?.id}"`) ? [] : [`${key} returned another activity`]
  })
  return [...missing, ...others]
}
