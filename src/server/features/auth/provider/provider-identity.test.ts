import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import {
  createClaims,
  jsonHeaders,
  signClaims,
  startFakeOpenIdProvider,
  type Claims,
} from '#server/testing/fake-openid-provider.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { readAllRows } from '#server/testing/read-all-rows.ts'

const accessToken = 'access-token-of-the-provider'

/** Starts an app with a provider of its own, on the database of another app if one is given. */
const createAppWithProvider = async (change: Partial<Claims> = {}, other?: TestApp) => {
  const sent = { nonce: '', idToken: '' }
  const issuer = await startFakeOpenIdProvider({
    documents: () => ({}),
    respond: {
      '/token': (reply) => {
        sent.idToken = signClaims({ ...createClaims(issuer, sent.nonce), ...change })
        const tokens = {
          access_token: accessToken,
          refresh_token: 'refresh',
          token_type: 'Bearer',
          id_token: sent.idToken,
        }
        reply.writeHead(200, jsonHeaders).end(JSON.stringify(tokens))
      },
    },
  })
  const app = await createTestApp({
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'glowjar', OIDC_CLIENT_SECRET: 'secret' },
    ...(other && { wrapDatabase: () => other.database }),
  })
  const signIn = async (phone: TestClient) => {
    const start = await phone.send('/api/login?provider=oidc')
    const query = new URL(start.headers.get('location') ?? '').searchParams
    sent.nonce = query.get('nonce') ?? ''
    return phone.send(`/api/auth/callback/oidc?code=code&state=${query.get('state')}`)
  }
  return { app, sent, signIn }
}

test('the same subject at another provider is another person [OID-15]', async () => {
  const first = await createAppWithProvider()
  const ana = first.app.visitor()
  await first.signIn(ana)
  const { id } = await ana.call(getUser, {})
  const second = await createAppWithProvider({ email: 'mallory@example.org', name: 'Mallory' }, first.app)
  const mallory = second.app.visitor()
  expect((await second.signIn(mallory)).headers.get('location')).toBe('/')
  expect((await mallory.call(getUser, {})).id).not.toBe(id)
  const third = await createAppWithProvider({}, first.app)
  const impostor = third.app.visitor()
  expect((await third.signIn(impostor)).headers.get('location')).toBe('/sign-in?error=email_taken')
})

test('the tokens of the provider neither reach the browser nor the database [OID-16]', async () => {
  const { app, sent, signIn } = await createAppWithProvider()
  const phone = app.visitor()
  const response = await signIn(phone)
  const received = JSON.stringify([...response.headers, await response.text(), [...phone.cookies]])
  const stored = JSON.stringify(await readAllRows(app))
  expect(await phone.call(getUser, {})).toMatchObject({ name: 'Ana' })
  for (const token of [accessToken, 'refresh', sent.idToken]) {
    expect(token).not.toBe('')
    expect(received).not.toContain(token)
    expect(stored).not.toContain(token)
  }
})
