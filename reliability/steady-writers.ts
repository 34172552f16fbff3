import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Database } from '#server/db/connect.ts'
import type { SignedInUser } from './app-process.ts'

/** Clients that write without pause and repeat each act under its key until it is acknowledged. */
export interface SteadyWriters {
  /** Responses by key. */
  answered: ReadonlyMap<string, string>
  /** Resolves when `count` more acts have been acknowledged. */
  more(count: number): Promise<void>
  /** Lets every client finish its act; returns responses other than success and 503. */
  stop(): Promise<string[]>
}

interface Writing {
  /** Returns the URL of a process for an attempt. */
  anywhere: (attempt: number) => string
  member: SignedInUser
  childIds: readonly string[]
  clients: number
}

const betweenAttempts = 10

const send = async (baseUrl: string, { cookie }: SignedInUser, key: string, body: string) => {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': key }
  const answer = await fetch(baseUrl + recordBehavior.path, { method: recordBehavior.method, headers, body })
  return { status: answer.status, text: await answer.text() }
}

const bodyFor = (childId: string) => JSON.stringify({ childId, type: 'reward', title: 'Fed the cat', points: 1 })

/** Repeats an act until it gets a response other than 503. */
const sendUntilAnswered = async ({ anywhere, member }: Writing, key: string, body: string) => {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(anywhere(attempt), member, key, body).catch(() => null)
    if (answer && answer.status !== 503) return answer
    await pause(betweenAttempts)
  }
}

/** Starts clients that award single points to the children. */
export const startSteadyWriters = (writing: Writing): SteadyWriters => {
  const answered = new Map<string, string>()
  const wrong: string[] = []
  const waiting = new Set<{ at: number; tell: () => void }>()
  const stopping = new AbortController()
  const note = () => {
    for (const one of waiting) {
      if (answered.size < one.at) continue
      waiting.delete(one)
      one.tell()
    }
  }
  const write = async (childId: string) => {
    while (!stopping.signal.aborted) {
      const key = randomUUID()
      const { status, text } = await sendUntilAnswered(writing, key, bodyFor(childId))
      if (status === 201) answered.set(key, text)
      else wrong.push(`${status}: ${text}`)
      note()
    }
  }
  const { clients, childIds } = writing
  const all = Promise.all(Array.from({ length: clients }, (_, n) => write(childIds[n % childIds.length] ?? '')))
  return {
    answered,
    more: (count) => new Promise((tell) => void waiting.add({ at: answered.size + count, tell })),
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
  const others = [...written].flatMap(([key, made]) => {
    if (made.length !== 1) return [`${key} has ${made.length} activities`]
    const text = answered.get(key)
    if (text === undefined) return [`${key} was never answered`]
    return text.includes(`"id":"${made[0]?.id}"`) ? [] : [`${key} was told of another activity`]
  })
  return [...missing, ...others]
}
