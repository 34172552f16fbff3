import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Database } from '#server/db/connect.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const expectedHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
}

const httpsHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
}

const forbiddenHeaders = ['access-control-allow-origin', 'access-control-allow-credentials', 'server', 'x-powered-by']

const streamingEndpoints = new Set(allEndpoints.flatMap((e) => (e.stream === true ? [endpointName(e)] : [])))

/** Creates the app with the files of a small build, and a database that can be made to fail. */
const createFailingApp = async (env: Record<string, string>) => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'glowjar-headers-'))
  onTestFinished(() => rmSync(webFolder, { recursive: true, force: true }))
  for (const folder of ['landing', 'manifests', 'assets']) mkdirSync(path.join(webFolder, folder))
  const files = ['index.html', 'sw.js', 'favicon.svg', 'assets/home-1a2b3c.js', 'landing/en.html']
  for (const file of [...files, 'manifests/en.webmanifest']) writeFileSync(path.join(webFolder, file), 'built')
  const failing: { error: Error | null } = { error: null }
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    transact: async (work) => {
      if (failing.error) throw failing.error
      return database.transact(work)
    },
  })
  return { app: await createTestApp({ env, wrapDatabase, services: { webFolder } }), failing }
}

type Responses = [what: string, answer: Response][]

/** Sends a signed-out, an invalid and a valid request to each endpoint; returns the responses. */
const sendToEndpoints = async (app: TestApp): Promise<Responses> => {
  const answers: Responses = []
  const reader = await createFullFamily(app)
  for (const e of allEndpoints) {
    const isLasting = e.method === 'GET' && endpointName(e) !== 'GET /api/logout'
    const ana = isLasting ? reader : await createFullFamily(app)
    const sample = sampleRequestOf(e, ana.ids)
    answers.push([
      `${endpointName(e)} signed out`,
      await app.visitor().send(urlOf(e, sample), toRequestInit(e, sample)),
    ])
    const type = { 'content-type': 'text/plain' }
    const rejected = { method: e.method, headers: type, ...(e.method === 'GET' ? {} : { body: 'x' }) }
    answers.push([`${endpointName(e)} rejected`, await ana.send(urlOf(e, sample), rejected)])
    answers.push([endpointName(e), await ana.send(urlOf(e, sample), toRequestInit(e, sample))])
  }
  return answers
}

const jsonHeaders = { 'content-type': 'application/json' }
const crossSiteHeaders = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

/** Requests of pages and files, unknown paths, and requests that fail in the pipeline or in a handler. */
const requests: [url: string, init?: RequestInit][] = [
  ['/api/nothing'],
  ['/api/openapi.json'],
  ['/api/docs'],
  ['/nothing'],
  ['/'],
  ['/sign-in'],
  ['/sw.js'],
  ['/favicon.svg'],
  ['/glowjar.webmanifest'],
  ['/assets/home-1a2b3c.js'],
  ['/assets/x.js'],
  ['/nothing', { method: 'POST' }],
  ['/%E0%A4%A'],
  ['/api/children', { method: 'PATCH' }],
  ['/api/children', { method: 'OPTIONS' }],
  ['/api/children', { method: 'HEAD' }],
  ['/api/children', { method: 'POST', headers: crossSiteHeaders }],
  ['/api/children', { method: 'POST', headers: jsonHeaders, body: '{' }],
  [
    '/api/children',
    { method: 'POST', headers: { ...jsonHeaders, 'content-length': '70000' }, body: 'x'.repeat(70_000) },
  ],
  ['/api/children', { method: 'POST', headers: { ...jsonHeaders, 'idempotency-key': 'x' }, body: '{"name":"Mia"}' }],
]

/** Returns a response of every kind. */
const collectResponses = async (env: Record<string, string> = {}): Promise<Responses> => {
  const { app, failing } = await createFailingApp(env)
  const answers = await sendToEndpoints(app)
  const { send } = await app.member()
  for (const by of [send, app.visitor().send]) {
    for (const [url, init] of requests) answers.push([`${init?.method ?? 'GET'} ${url}`, await by(url, init)])
  }
  const unchanged = { headers: { 'if-none-match': (await send('/sw.js')).headers.get('etag') ?? '' } }
  answers.push(['304', await send('/sw.js', unchanged)])
  const add = { method: 'POST', headers: jsonHeaders, body: '{"name":"Mia"}' }
  failing.error = new Error('the unexpected')
  answers.push(['500', await send('/api/children', add)])
  failing.error = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })
  answers.push(['503', await send('/api/children', add)])
  failing.error = null
  return answers
}

const isOfApi = (what: string) => what.includes(' /api/') && !/\/api\/(docs|openapi)/.test(what)

/** Returns a description of the missing, wrong and forbidden headers of a response; empty if all are right. */
const findHeaderFaults = (
  what: string,
  { headers }: Response,
  wanted: Record<string, string>,
  unwanted: readonly string[],
) => {
  const names = Object.keys(wanted)
  const got = Object.fromEntries(names.map((name) => [name, headers.get(name)]))
  const extra = unwanted.filter((name) => headers.has(name))
  const isNamed = /^[\w-]{8,36}$/.test(headers.get('x-request-id') ?? '')
  const isUnkept = !isOfApi(what) || /^no-store(, no-transform)?$/.test(headers.get('cache-control') ?? '')
  const isFine = isDeepStrictEqual(got, wanted) && extra.length === 0 && isNamed && isUnkept
  return isFine ? [] : [{ what, got, extra, id: headers.get('x-request-id'), cache: headers.get('cache-control') }]
}

test('every response has the security headers and no CORS headers [ACC-26, ANS-21, ANS-26, GEN-7, RUN-16, SEC-3, SEC-5, SEC-6]', async ({
  task,
}) => {
  const answers = await collectResponses()
  const wrong = answers.flatMap(([what, answer]) =>
    findHeaderFaults(what, answer, expectedHeaders, [...forbiddenHeaders, ...Object.keys(httpsHeaders)]),
  )
  reportCheck(
    { task },
    { check: 'T24', what: 'responses with all headers, over http', count: answers.length, wrong: wrong.length },
  )
  expect(wrong).toEqual([])
  const statuses = new Set(answers.map(([, { status }]) => status))
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([
    200, 201, 204, 302, 304, 400, 401, 403, 404, 405, 409, 413, 415, 500, 503,
  ])
})

test('over https responses also have the headers that require it [SEC-7]', async ({ task }) => {
  const answers = await collectResponses({ BASE_URL: 'https://glowjar.example.org' })
  const wrong = answers.flatMap(([what, answer]) =>
    findHeaderFaults(what, answer, { ...expectedHeaders, ...httpsHeaders }, forbiddenHeaders),
  )
  reportCheck(
    { task },
    { check: 'T24', what: 'responses with all headers, over https', count: answers.length, wrong: wrong.length },
  )
  expect(wrong).toEqual([])
})

test('every API response has a content type, and no client error is a 5xx [ACC-17, ANS-1, ANS-15]', async () => {
  const app = await createTestApp()
  for (const [what, answer] of await sendToEndpoints(app)) {
    const data = streamingEndpoints.has(what) ? 'text/event-stream' : 'application/json'
    const type = answer.status >= 400 ? 'application/problem+json' : answer.body === null ? null : data
    expect([what, answer.headers.get('content-type')]).toEqual([what, type])
    expect([what, answer.status < 500]).toEqual([what, true])
  }
})

test('a problem document has all its members, and its request id equals the header [ANS-5, ANS-26]', async () => {
  const { send } = await (await createTestApp()).member()
  const answer = await send('/api/nothing')
  expect(await answer.json()).toEqual({
    type: 'urn:glowjar:problem:not_found',
    title: 'not found',
    status: 404,
    detail: 'There is nothing here.',
    code: 'not_found',
    requestId: answer.headers.get('x-request-id'),
  })
})
