import { expect } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import type { Endpoint, EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { hourMs } from '#shared/time/duration.ts'
import { newId, toIso } from '#server/ids.ts'
import type { TestApp } from './harness.ts'

/** Two members in the app, and an API token of the first. */
export type Callers = readonly [Caller, ...Caller[]]

interface Caller {
  call: Call
  agentId?: string
}

interface SentAct {
  again(by: Call): Promise<unknown>
  answer: unknown
}

/** Creates functions that send and repeat acts, in turn by each caller, and record them. */
export const createSender = (app: TestApp, callers: Callers) => {
  const sent: SentAct[] = []
  const acts: string[] = []
  const agents = new Map<string, string | null>()
  let hoursLate = 0
  const nextCaller = () => callers[sent.length % callers.length] ?? callers[0]
  const next = () => nextCaller().call
  /** Sends an act with a key that is stored for an undo and for a retry. */
  const act = async <E extends Endpoint>(e: E, given: EndpointInput<E>): Promise<ResponseBody<E>> => {
    const key = newId(app.clock.now())
    const options = hoursLate === 0 ? { key } : { key, actTime: toIso(happenedAt()) }
    const { call, agentId = null } = nextCaller()
    const answer = await call(e, given, options)
    agents.set(key, agentId)
    sent.push({ again: (by) => by(e, given, options), answer })
    acts.push(key)
    return answer
  }
  /** Returns when the next act happens, in ms since the epoch. */
  const happenedAt = () => app.clock.now() - hoursLate * hourMs
  const sendLate = (hours: number) => void (hoursLate = hours)
  const again = async (n: number) => {
    const before = sent[n % Math.max(1, sent.length)]
    if (before) expect(await before.again(next())).toEqual(before.answer)
  }
  return { act, again, acts, next, agents, happenedAt, sendLate }
}
