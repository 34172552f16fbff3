import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'

const readRedirect = async (visitor: TestClient, url: string, headers: Record<string, string> = {}) => {
  const response = await visitor.send(url, { headers })
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

const isSignedIn = (visitor: TestClient) =>
  visitor.call(getUser, {}).then(
    () => true,
    () => false,
  )

test('/api/login redirects to the sign-in page with the return path [ACC-19]', async () => {
  const { visitor } = await createTestApp()
  expect(await readRedirect(visitor(), '/api/login')).toBe('/sign-in')
  expect(await readRedirect(visitor(), '/api/login?to=/rewards%3Ftab%3Dmine')).toBe(
    '/sign-in?to=%2Frewards%3Ftab%3Dmine',
  )
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b', ''])(
  '/api/login ignores the return path %j',
  async (to) => {
    const { visitor } = await createTestApp()
    expect(await readRedirect(visitor(), `/api/login?to=${encodeURIComponent(to)}`)).toBe('/sign-in')
  },
)

test('/api/login with a provider that is not configured redirects to the sign-in page with an error [ACC-22]', async () => {
  const { visitor } = await createTestApp()
  expect(await readRedirect(visitor(), '/api/login?provider=oidc')).toBe('/sign-in?error=provider')
})

test.each<[string, Record<string, string>]>([
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['a link of the app', { 'sec-fetch-site': 'same-origin', referer: 'http://localhost:3000/settings' }],
  ['a page of the app over plain http', { referer: 'http://localhost:3000/settings' }],
])('/api/logout from %s ends the session and redirects to / [ACC-23]', async (_, headers) => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  expect(await readRedirect(phone, '/api/logout', headers)).toBe('/')
  expect(phone.cookies.has('glowjar.session')).toBe(false)
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['a page with a foreign Referer', { referer: 'https://evil.example/' }],
  ['a page with an invalid Referer', { referer: 'nonsense' }],
  ['another site with a Referer of the app', { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' }],
  ['a browser that sends neither header', {}],
])('/api/logout from %s leads to the page with the button [ACC-24]', async (_, headers) => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  expect(await readRedirect(phone, '/api/logout', headers)).toBe('/sign-out')
  expect(await isSignedIn(phone)).toBe(true)
})
