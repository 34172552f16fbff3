import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { sampledEndpointNames, sampleRequestOf, endpointName } from '#server/testing/sample-requests.ts'
import { readProblem } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { sendSampleRequest } from '#server/testing/send-sample-request.ts'
import { readAllRows } from '#server/testing/read-all-rows.ts'

const memberEndpoints = allEndpoints.filter((e) => e.access === 'member')

test('every endpoint has a sample request, and every sample request an endpoint', () => {
  expect([...sampledEndpointNames].toSorted()).toEqual(allEndpoints.map(endpointName).toSorted())
})

test('lists the endpoints that need no session [GEN-8]', () => {
  const open = allEndpoints.filter((e) => e.access === 'anyone').map(endpointName)
  expect(open.toSorted()).toEqual([
    'GET /api/auth/callback/oidc',
    'GET /api/auth/options',
    'GET /api/auth/recent-sign-in/oidc',
    'GET /api/health',
    'GET /api/invitations/{token}',
    'GET /api/legal/{document}',
    'GET /api/login',
    'GET /api/logout',
    'POST /api/auth/passkeys/request',
    'POST /api/auth/request-password-reset',
    'POST /api/auth/reset-password',
    'POST /api/auth/sign-in/email',
    'POST /api/auth/sign-in/passkey',
    'POST /api/auth/sign-out',
    'POST /api/auth/sign-up/email',
  ])
})

test('every writing endpoint is an act, except those of accounts, invitations, API tokens, groups, feedback, the chat and secrets [UND-3]', () => {
  const writes = allEndpoints.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/auth/'))
  expect(writes.filter((e) => !e.act).map(endpointName)).toEqual([
    'POST /api/family/invitations',
    'DELETE /api/family/invitations/{id}',
    'POST /api/invitations/{token}/accept',
    'POST /api/tokens',
    'POST /api/act-groups/{id}/undo',
    'POST /api/feedback',
    'POST /api/ai/chat/stream',
    'POST /api/ai/sentence',
    'POST /api/webhooks',
    'POST /api/webhooks/{id}/secret',
  ])
})

const outsiderCookies: Record<string, (app: TestApp, cookie: string) => string> = {
  'nobody is signed in': () => '',
  'the cookie is not signed': (_, cookie) => cookie.replace(/\.[^.]*$/, ''),
  'the signature is of another secret': (_, cookie) => `${cookie.slice(0, -8)}AAAAAAA%3D`,
  'the session ran out': (app, cookie) => {
    app.clock.forward({ days: 31 })
    return cookie
  },
}

test.for(Object.keys(outsiderCookies))(
  'with %s, every endpoint for members returns 401 and has no effect [ACC-7, ACC-35, GEN-2, GEN-8]',
  async (who) => {
    const app = await createTestApp()
    const ana = await createFullFamily(app)
    const before = await readAllRows(app)
    const outsider = app.visitor()
    for (const [name, value] of ana.cookies) outsider.cookies.set(name, outsiderCookies[who]?.(app, value) ?? '')
    for (const e of memberEndpoints) {
      const answer = await sendSampleRequest(outsider, e, sampleRequestOf(e, ana.ids))
      expect([endpointName(e), answer.status, await readProblem(answer)]).toMatchObject([
        endpointName(e),
        401,
        { code: 'signed_out' },
      ])
    }
    expect(await readAllRows(app)).toEqual(before)
  },
)
