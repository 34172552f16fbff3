import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { TestClient } from './harness.ts'
import { toRequestInit } from './request-init.ts'
import { sampleRequestOf, urlOf, type SampleIds } from './sample-requests.ts'

/**
 * Sends a request that an allowed caller gets no further than its body, so that it has no effect. Returns `allowed`, or the
 * code with which the caller was rejected.
 */
export const probeAccess = async (by: Pick<TestClient, 'send'>, e: Endpoint, ids: SampleIds): Promise<string> => {
  const sample = sampleRequestOf(e, ids)
  const unreadable = { method: e.method, headers: { 'content-type': 'application/json' }, body: '{' }
  const init = e.method === 'GET' ? toRequestInit(e, sample) : unreadable
  const answer = await by.send(urlOf(e, sample), { ...init, redirect: 'manual' })
  const text = await answer.text()
  return /"code":"(signed_out|insufficient_scope|session_required)"/.exec(text)?.[1] ?? 'allowed'
}

/**
 * Returns what `probeAccess` returns for a caller according to the contract: `signed out`, `member`, the scope of an API
 * token, or what begins with `all scopes`.
 */
export const expectedAccess = (e: Endpoint, caller: string): string => {
  if (e.access === 'anyone' || caller === 'member') return 'allowed'
  if (caller === 'signed out') return 'signed_out'
  if (e.scope === undefined) return 'session_required'
  return e.scope === caller || caller.startsWith('all scopes') ? 'allowed' : 'insufficient_scope'
}
