import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/every.ts'
import { askingOf, nameOf, requestOf, urlOf } from '#server/testing/asking.ts'
import { familyWithAll } from '#server/testing/family.ts'
import { createTestApp } from '#server/testing/harness.ts'

const everywhere = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
}

const onHttps = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
}

const never = ['access-control-allow-origin', 'access-control-allow-credentials', 'server', 'x-powered-by']

const headersOf = (answer: Response, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]))

const absent = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

const streaming = new Set(everyEndpoint.flatMap((e) => (e.stream === true ? [nameOf(e)] : [])))

/** One answer of every kind: each endpoint done, refused, signed out, and what is no endpoint. */
const manyAnswers = async (env: Record<string, string> = {}) => {
  const app = await createTestApp({ env })
  const answers: [string, Response][] = []
  for (const e of everyEndpoint) {
    const ana = await familyWithAll(app)
    const asking = askingOf(e, ana.named)
    answers.push([`${nameOf(e)} signed out`, await app.visitor().send(urlOf(e, asking), requestOf(e, asking))])
    const type = { 'content-type': 'text/plain' }
    const refused = { method: e.method, headers: type, ...(e.method === 'GET' ? {} : { body: 'x' }) }
    answers.push([`${nameOf(e)} refused`, await ana.send(urlOf(e, asking), refused)])
    answers.push([nameOf(e), await ana.send(urlOf(e, asking), requestOf(e, asking))])
  }
  const { send } = await app.member()
  const others = ['/api/nothing', '/api/openapi.json', '/api/docs', '/nothing', '/', '/assets/x.js']
  for (const path of others) answers.push([path, await send(path)])
  answers.push(['PATCH', await send('/api/children', { method: 'PATCH' })])
  answers.push(['OPTIONS', await send('/api/children', { method: 'OPTIONS' })])
  answers.push(['HEAD', await send('/api/children', { method: 'HEAD' })])
  const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  answers.push(['cross-site', await send('/api/children', { method: 'POST', headers: cross })])
  return answers
}

test('every answer carries the security headers, and none opens the app to other origins', async () => {
  for (const [what, answer] of await manyAnswers()) {
    expect([what, headersOf(answer, Object.keys(everywhere))]).toEqual([what, everywhere])
    const without = [...never, ...Object.keys(onHttps)]
    expect([what, headersOf(answer, without)]).toEqual([what, absent(without)])
    expect([what, answer.headers.get('x-request-id')]).toEqual([what, expect.stringMatching(/^[\w-]{8,36}$/)])
  }
})

test('on https also those that need it', async () => {
  const env = { BASE_URL: 'https://glowjar.example.org' }
  for (const [what, answer] of await manyAnswers(env)) {
    expect([what, headersOf(answer, Object.keys(onHttps))]).toEqual([what, onHttps])
  }
})

test('no answer of the API is stored, and each says what it is', async () => {
  for (const [what, answer] of await manyAnswers()) {
    if (!what.includes('/api/') || what.startsWith('/')) continue
    const kept = streaming.has(what) ? 'no-store, no-transform' : 'no-store'
    expect([what, answer.headers.get('cache-control')]).toEqual([what, kept])
    const data = streaming.has(what) ? 'text/event-stream' : 'application/json'
    const type = answer.status >= 400 ? 'application/problem+json' : answer.body === null ? null : data
    expect([what, answer.headers.get('content-type')]).toEqual([what, type])
    expect([what, answer.status < 500]).toEqual([what, true])
  }
})

test('a problem document has all its parts, and its request id is the header’s', async () => {
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
