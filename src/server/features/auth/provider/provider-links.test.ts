import { expect, test } from 'vitest'
import { startFakeOpenIdProvider } from '#server/testing/fake-openid-provider.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createVisitorOfProviderOnly = async () => {
  const issuer = await startFakeOpenIdProvider({ documents: () => ({}) })
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'glowjar', OIDC_CLIENT_SECRET: 'secret', LOCAL_ACCOUNTS: 'off' }
  const phone = (await createTestApp({ env })).visitor()
  const open = async (url: string, headers: Record<string, string>) =>
    (await phone.send(url, { headers })).headers.get('location')
  return { issuer, phone, open }
}

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['another site with a Referer of the app', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' }],
  ['a page of another origin, over http', { referer: 'http://evil.example/' }],
])(
  'a link from %s shows the sign-in page and does not start a sign-in at the provider [OID-14]',
  async (_, headers) => {
    const { phone, open } = await createVisitorOfProviderOnly()
    expect(await open('/api/login', headers)).toBe('/sign-in')
    expect(await open('/api/login?provider=oidc&to=%2Frewards', headers)).toBe('/sign-in?to=%2Frewards')
    expect(phone.cookies.size).toBe(0)
  },
)

test.each<[string, Record<string, string>]>([
  ['a page of the app', { 'sec-fetch-site': 'same-origin' }],
  ['a page of the app, over http', { referer: 'http://localhost:3000/sign-in' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a client that sends neither header', {}],
])('%s starts a sign-in at the provider [ACC-20, OID-6]', async (_, headers) => {
  const { issuer, open } = await createVisitorOfProviderOnly()
  expect(await open('/api/login?provider=oidc', headers)).toContain(`${issuer}/authorize?`)
  expect(await open('/api/login', headers)).toContain(`${issuer}/authorize?`)
})
