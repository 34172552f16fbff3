import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Database } from '#server/db/connect.ts'
import type { SignedInUser } from './app-process.ts'

/** Clients that write all the time and give no act up: what is not answered is sent again under its key. */
export interface SteadyWriters {
  /** The answers by key. */
  answered: ReadonlyMap<string, string>
  /** Fulfilled when so many more acts have been answered. */
  more(count: number): Promise<void>
  /** Lets every client finish its act; gives the answers that were neither a success nor a storage trouble. */
  stop(): Promise<string[]>
}

interface Writing {
  /** A process that may be asked, another one at each attempt. */
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

/** Sends an act until it is answered by something else than silence or a trouble. */
const sendUntilAnswered = async ({ anywhere, member }: Writing, key: string, body: string) => {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(anywhere(attempt), member, key, body).catch(() => null)
    if (answer && answer.status !== 503) return answer
    await pause(betweenAttempts)
  }
}

/** Lets clients award one point after the other to the children. */
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

/** The answered acts that have not exactly one activity, the activities that nobody was told of, and those told otherwise. */
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
