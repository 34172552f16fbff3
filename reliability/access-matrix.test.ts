import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { scopes, type Scope } from '#shared/contract/endpoint.ts'
import { dayIn } from '#shared/time/day.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { newId } from '#server/ids.ts'
import { expectedAccess, probeAccess } from '#server/testing/access-matrix.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createOneOfEach } from '#server/testing/family.ts'
import { endpointName, type SampleIds } from '#server/testing/sample-requests.ts'
import { createUserClient, type AppClient, type AppProcess } from './app-process.ts'
import { createBrowser, createTokenClient } from './browser.ts'
import { startTwoProcesses } from './two-processes.ts'

/** Creates ids of one of everything that a child can have; the rest of the family has none. */
const createIds = async ({ call }: AppClient, childId: string): Promise<SampleIds> => {
  const unknown = newId(Date.now())
  const others = { session: unknown, passkey: unknown, invitation: unknown, member: unknown, webhook: unknown }
  const ofChild = await createOneOfEach(call, childId, dayIn(Date.now(), 'UTC'))
  return { ...others, apiToken: unknown, token: `unknown-${unknown}`, ...ofChild }
}

test('every endpoint is open to the same callers at each of two processes [TOK-3, TOK-4]', async (context) => {
  const { apps, member, first, childId } = await startTwoProcesses()
  const ids = await createIds(first, childId)
  const createToken = async (granted: readonly Scope[], childIds: string[] | null) =>
    (await first.call(createApiToken, { body: { name: 'Phone', scopes: [...granted], childIds, days: null } })).token
  const callers: Record<string, (app: AppProcess) => AppClient> = {
    'signed out': (app) => createBrowser(app),
    member: (app) => createUserClient(app, member),
  }
  const addToken = (caller: string, token: string) => {
    callers[caller] = (app) => createTokenClient(app, token)
  }
  for (const scope of scopes) addToken(scope, await createToken([scope], null))
  addToken('all scopes, one child', await createToken(scopes, [childId]))
  const requests = allEndpoints.flatMap((e) => Object.entries(callers).map((caller) => [e, ...caller] as const))
  const wrong: string[] = []
  let count = 0
  for (const [e, caller, at] of requests) {
    // Both in a full run; in a sample one after the other in turn.
    for (const app of sampleSize(0, 1) === 1 ? apps : [count % 2 === 0 ? apps[0] : apps[1]]) {
      const actual = await probeAccess(at(app), e, ids)
      if (actual !== expectedAccess(e, caller)) wrong.push(`${endpointName(e)} by ${caller}: ${actual}`)
      count++
    }
  }
  const what = 'endpoints and callers at two processes'
  reportCheck(context, { check: 'T18', what, count, wrong: wrong.length })
  expect(wrong).toEqual([])
})
