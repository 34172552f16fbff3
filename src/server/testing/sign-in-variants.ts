import type { TestApp } from './harness.ts'
import { email } from './rate-limits.ts'

export const passwordSignInPath = '/api/auth/sign-in/email'

const origin = 'http://localhost:3000'

/** Other spellings of the sign-in path. */
const pathVariants = [
  passwordSignInPath,
  '//api/auth/sign-in/email',
  '/api//auth/sign-in/email',
  '/api/auth/sign-in/email/',
  '/API/auth/Sign-In/email',
  '/api/auth/sign-in/%65mail',
  '/api/auth/./sign-in/email',
  '/api/x/../auth/sign-in/email',
  '/api/auth/sign-in/email?a=1',
  '/api/auth/sign-in/email;a=1',
  '/api/auth/sign-in/email#a',
]

/** Other spellings of the e-mail address. */
const emailVariants = [email, 'ANA@example.org', ' ana@example.org', 'Ana@Example.Org ', '\u3000ana@EXAMPLE.org\n']

/** Signs in with a wrong password and the n-th combination of spellings; returns the error code, or else the status. */
export const signInWithVariant = async (app: TestApp, n: number, from: string) => {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${n}, 192.0.2.${n}`,
    forwarded: `for=198.51.100.${n}`,
    'x-real-ip': `198.51.100.${n}`,
    'x-client-ip': `198.51.100.${n}`,
    'cf-connecting-ip': `198.51.100.${n}`,
  }
  const body = JSON.stringify({ email: emailVariants[n % emailVariants.length], password: `wrong one ${n}` })
  const url = new URL(`${origin}${pathVariants[n % pathVariants.length]}`)
  const response = await app.visitor(from).send(url.href, { method: 'POST', headers, body })
  return /"code":"(\w+)"/.exec(await response.text())?.[1] ?? String(response.status)
}
