import { expect, test } from 'vitest'
import * as z from 'zod'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { scopes } from '#shared/contract/endpoint.ts'
import { expectedAccess, probeAccess } from '#server/testing/access-matrix.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { readFamilyRows } from '#server/testing/read-all-rows.ts'
import { endpointName } from '#server/testing/sample-requests.ts'

test('every endpoint is open to exactly the callers that the contract names [TOK-3, TOK-4]', async () => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const callers: Record<string, TestClient> = { 'signed out': app.visitor(), member: ana }
  for (const scope of scopes) callers[scope] = await app.token(ana, { scopes: [scope] })
  callers['all scopes, one child'] = await app.token(ana, { childIds: [ana.ids.child] })
  const before = await readFamilyRows(app, ana.familyId)
  for (const e of allEndpoints) {
    for (const [caller, by] of Object.entries(callers)) {
      const actual = [endpointName(e), caller, await probeAccess(by, e, ana.ids)]
      expect(actual).toEqual([endpointName(e), caller, expectedAccess(e, caller)])
    }
  }
  // The last use of the tokens, and the member's export.
  const { api_tokens: _tokens, family_events: _events, ...after } = await readFamilyRows(app, ana.familyId)
  expect(before).toMatchObject(after)
})

/** Returns whether a JSON schema contains a list of things, which have an id, other than the badges that an act has earned. */
const listsThings = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false
  if ('items' in schema && JSON.stringify(schema.items).includes('"id":')) return true
  return Object.entries(schema).some(([name, value]) => name !== 'badges' && listsThings(value))
}

test('a token that only records gets back the one thing that it recorded about, and no lists [TOK-11]', () => {
  const listing = allEndpoints.filter((e) => e.response && listsThings(z.toJSONSchema(e.response)))
  expect(listing.filter(({ scope }) => scope === 'read').length).toBeGreaterThan(5)
  expect(listing.filter(({ scope }) => scope === 'record').map(endpointName)).toEqual([])
  expect(allEndpoints.find((e) => endpointName(e) === 'PUT /api/children/{childId}/rests')?.scope).toBe('manage')
})

test('lists what no token may do: members, sign-in, tokens, webhooks, export, consent, chat, and deleting a child [TOK-4]', () => {
  const [ofAccount = [], others = []] = [true, false].map((isOfAccount) =>
    allEndpoints.filter((e) => e.access === 'member' && e.path.startsWith('/api/auth/') === isOfAccount),
  )
  expect(ofAccount.filter((e) => e.scope !== undefined)).toEqual([])
  expect(
    others
      .filter((e) => e.scope === undefined)
      .map(endpointName)
      .toSorted(),
  ).toEqual([
    'DELETE /api/children/{id}',
    'DELETE /api/family/invitations/{id}',
    'DELETE /api/family/members/{id}',
    'DELETE /api/tokens/{id}',
    'DELETE /api/webhooks/{id}',
    'GET /api/ai/model',
    'GET /api/family/export',
    'GET /api/family/invitations',
    'GET /api/helplines',
    'GET /api/helplines/settings',
    'GET /api/security/events',
    'GET /api/security/log',
    'GET /api/tokens',
    'GET /api/webhooks',
    'GET /api/webhooks/{id}/deliveries',
    'POST /api/ai/chat/stream',
    'POST /api/ai/sentence',
    'POST /api/family/invitations',
    'POST /api/feedback',
    'POST /api/invitations/{token}/accept',
    'POST /api/tokens',
    'POST /api/webhooks',
    'POST /api/webhooks/{id}/secret',
    'POST /api/webhooks/{id}/test',
    'PUT /api/family',
    'PUT /api/helplines/settings',
    'PUT /api/webhooks/{id}',
  ])
})
