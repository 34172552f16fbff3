import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSignUpBody } from '#server/testing/accounts.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'

/*
 * The rules by which Mozilla's HTTP Observatory scores a site from its answers: a site begins with 100, faults take
 * away, and what is better than asked for adds to a score of 90 and more.
 */

const parseDirectives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const scorePolicy = ({ headers }: Response): number => {
  const policy = headers.get('content-security-policy')
  if (policy === null) return -25
  const directives = parseDirectives(policy)
  const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ["'unsafe-inline'"]
  const styles = directives.get('style-src') ?? directives.get('default-src') ?? ["'unsafe-inline'"]
  const unsafe = /^('unsafe-(inline|eval)'|\*|https?:|data:)$/
  if (scripts.some((source) => unsafe.test(source))) return -20
  if (styles.some((source) => unsafe.test(source))) return 0
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

const scoreCookies = ({ headers }: Response): number => {
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/; Secure/i.test(cookie))) return -40
  if (cookies.some((cookie) => !/; HttpOnly/i.test(cookie))) return -30
  return cookies.every((cookie) => /; SameSite=(Lax|Strict)/i.test(cookie)) ? 5 : 0
}

const scoreStrictTransport = ({ headers }: Response): number => {
  const seconds = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_552_000 ? 0 : -10
}

const scoreFrames = ({ headers }: Response): number => {
  const ancestors = parseDirectives(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors?.every((source) => source === "'none'" || source === "'self'")) return 5
  return /^(DENY|SAMEORIGIN)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20
}

const scoreReferrer = ({ headers }: Response): number => {
  const policy = headers.get('referrer-policy')
  if (policy === null) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

const scoringRules: Record<string, (answer: Response) => number> = {
  'content security policy': scorePolicy,
  cookies: scoreCookies,
  'strict transport security': scoreStrictTransport,
  frames: scoreFrames,
  referrer: scoreReferrer,
  'content types': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'other origins': ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
  'resources for other sites': ({ headers }) =>
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  'embedded resources': ({ headers }) => (headers.get('cross-origin-embedder-policy') === 'require-corp' ? 10 : 0),
}

/** Returns the score of a response (100 without faults), and the names of the rules that it fails. */
const computeScore = (answer: Response) => {
  const points = Object.entries(scoringRules).map(([name, rule]) => [name, rule(answer)] as const)
  const failed = points.filter(([, n]) => n < 0)
  const score = 100 + failed.reduce((sum, [, n]) => sum + n, 0)
  const extra = points.reduce((sum, [, n]) => sum + Math.max(n, 0), 0)
  return { score: score >= 90 ? score + extra : score, failed: failed.map(([name]) => name) }
}

const createHttpsApp = async () => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'glowjar-scored-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  mkdirSync(path.join(webFolder, 'landing'))
  for (const file of ['index.html', 'landing/en.html']) writeFileSync(path.join(webFolder, file), 'built')
  return createTestApp({ env: { BASE_URL: 'https://glowjar.example.org' }, services: { webFolder } })
}

const signUpRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(createSignUpBody()),
}

test('every page and the sign-in response score at least 120 points by the rules of the HTTP Observatory', async ({
  task,
}) => {
  const phone = (await createHttpsApp()).visitor()
  const requests: [string, RequestInit?][] = [
    ['/'],
    ['/sign-in'],
    ['/nothing'],
    ['/api/auth/options'],
    ['/api/auth/sign-up/email', signUpRequest],
    ['/rewards'],
    ['/api/logout'],
  ]
  const scores = []
  for (const [url, init] of requests) scores.push({ url, ...computeScore(await phone.send(url, init)) })
  const low = scores.filter(({ score, failed }) => score < 120 || failed.length > 0)
  const least = Math.min(...scores.map(({ score }) => score))
  const what = `answers scored by the Observatory’s rules (least ${least})`
  reportCheck({ task }, { check: 'T24', what, count: scores.length, wrong: low.length })
  expect(low).toEqual([])
})

const weakenedHeaders: Record<string, [header: string, value: string | null, fails: string]> = {
  'no policy': ['content-security-policy', null, 'content security policy'],
  'inline scripts': ['content-security-policy', "script-src 'unsafe-inline'", 'content security policy'],
  'no strict transport': ['strict-transport-security', null, 'strict transport security'],
  'a short strict transport': ['strict-transport-security', 'max-age=60', 'strict transport security'],
  'a cookie for http': ['set-cookie', 'a=b; HttpOnly; SameSite=Lax', 'cookies'],
  'a cookie for scripts': ['set-cookie', 'a=b; Secure; SameSite=Lax', 'cookies'],
  'other origins': ['access-control-allow-origin', '*', 'other origins'],
  'guessed types': ['x-content-type-options', null, 'content types'],
  'a telling referrer': ['referrer-policy', 'unsafe-url', 'referrer'],
}

test.for(Object.entries(weakenedHeaders))('a response with %s fails', async ([, [header, value, fails]]) => {
  const { headers } = await (await createHttpsApp()).visitor().send('/')
  const changed = new Headers(headers)
  if (value === null) changed.delete(header)
  else changed.set(header, value)
  expect(computeScore(new Response(null, { headers: changed })).failed).toContain(fails)
})
