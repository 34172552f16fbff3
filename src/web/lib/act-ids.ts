import { v7 } from 'uuid'
import { ApiError, type CallOptions } from '#shared/contract/client.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { readSession, writeSession } from './storage.ts'

/** How long an act without an answer waits for the same input; what comes later is meant anew. */
const waits = 60 * 60_000

/** Tells inputs apart without keeping what they say. Where two are alike, the server refuses the second one's id once. */
const hashOf = (input: string): number => {
  let hash = 0
  for (const letter of input) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash
}

/** An id tells when it was made. */
const isWaiting = (id: unknown): id is string =>
  typeof id === 'string' && Date.now() - Number.parseInt(id.replace('-', '').slice(0, 12), 16) < waits

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500

/**
 * Sends an act under an id of its own. Unless it was carried out or refused, the same input sent again is the same act,
 * also after a reload: it keeps its id, so that what may already have happened does not happen twice. (A server in
 * trouble, or a proxy before it, does not know whether it happened.)
 */
export const underActId = async <T>(
  e: Endpoint,
  given: unknown,
  send: (options: CallOptions) => Promise<T>,
): Promise<T> => {
  if (!e.act) return send({})
  const name = `act.${hashOf(`${e.method} ${e.path} ${JSON.stringify(given)}`)}`
  const kept = readSession(name)
  const key = isWaiting(kept) ? kept : v7()
  try {
    const answer = await send({ key })
    writeSession(name, undefined)
    return answer
  } catch (error) {
    writeSession(name, isRefused(error) ? undefined : key)
    throw error
  }
}
