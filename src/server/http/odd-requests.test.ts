import { beforeEach, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { readProblem } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

let app: TestApp
let ana: Awaited<ReturnType<typeof createFullFamily>>

beforeEach(async () => {
  app = await createTestApp()
  ana = await createFullFamily(app)
})

const oddTexts = [
  'a\0b',
  '\0',
  'a\0@example.org',
  '\ud800',
  'a\udc00@example.org',
  '\u{10ffff}',
  '\u202e@example.org',
  '%00',
  '\\u0000',
]

test.for(oddTexts)('the text %j in any field of any endpoint causes no server error [ANS-15]', async (text) => {
  for (const e of allEndpoints.filter(({ body }) => body !== undefined)) {
    const sample = sampleRequestOf(e, ana.ids)
    for (const field of Object.keys(sample.body as object)) {
      const body = Array.isArray(sample.body)
        ? [{ title: text, points: 5 }]
        : { ...(sample.body as object), [field]: text }
      const by = e.access === 'member' && endpointName(e) !== 'DELETE /api/auth/user' ? ana : app.visitor()
      const answer = await by.send(urlOf(e, sample), toRequestInit(e, { ...sample, body }))
      expect([endpointName(e), field, answer.status < 500]).toEqual([endpointName(e), field, true])
    }
  }
})

const oddQueries: [string, number][] = [
  ['', 400],
  ['?', 400],
  ['?childId', 400],
  ['?childId=%E0%A4%A', 400],
  ['?childId=%00', 400],
  ['?childid={id}', 400],
  ['?childId={id}&page=2', 400],
  ['?childId={id}&__proto__=1', 400],
  ['?childId={id}&constructor=1', 400],
  ['?childId[]={id}', 400],
  ['?childId[$ne]=x', 400],
  [`?childId=${'x'.repeat(10_000)}`, 400],
  ['?childId={id}', 200],
  ['?childId={id}#rewards', 200],
  ['?&childId={id}&', 200],
]

test.for(oddQueries)('a list with the query %j returns %d [ANS-7]', async ([query, status]) => {
  for (const path of ['/api/rewards', '/api/redemptions']) {
    const answer = await ana.send(`${path}${query.replace('{id}', ana.ids.child)}`)
    expect([path, answer.status]).toEqual([path, status])
  }
})

test('the error of an invalid query names the parameter [ANS-6]', async () => {
  const answer = await ana.send(`/api/rewards?childId=x&page=2`)
  const { code, errors } = await readProblem(answer)
  expect(code).toBe('invalid_input')
  expect(errors?.map((one) => [one.path, one.code]).toSorted()).toEqual([
    ['childId', 'invalid_id'],
    ['page', 'unknown_field'],
  ])
})

const oddCookies = [
  'glowjar.session=',
  'glowjar.session',
  'glowjar.session=%E0%A4%A',
  'glowjar.session=a.b.c',
  'glowjar.session=.',
  '=x',
  'glowjar.session=\u00ff.x',
  `glowjar.session=${'x'.repeat(8000)}`,
  'glowjar.session=null.undefined',
  '; ; ;',
  'a=b; c',
  'glowjar.session=__proto__.x',
  '__proto__=x',
  '__Host-glowjar.session=a.b',
  'glowjar.session="a.b"',
]

test.for(oddCookies)('the cookie %j is not a session', async (cookie) => {
  const answer = await app.visitor().send('/api/children', { headers: { cookie } })
  expect(answer.status).toBe(401)
  expect(await readProblem(answer)).toMatchObject({ code: 'signed_out' })
})

test('finds the session cookie among others', async () => {
  const [[name, value] = ['', '']] = [...ana.cookies]
  const cookie = `a=b; ${name}=${value}; glowjar.language=es`
  expect((await app.visitor().send('/api/children', { headers: { cookie } })).status).toBe(200)
})

test('HEAD has the status and headers of GET, without a body', async () => {
  for (const path of ['/api/children', `/api/activities/${ana.ids.child}`, '/api/health', '/api/nothing']) {
    const [get, head] = [await ana.send(path), await ana.send(path, { method: 'HEAD' })]
    expect([path, head.status]).toEqual([path, get.status])
    expect(await head.text()).toBe('')
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  }
})

test('the published OpenAPI document has every endpoint with its parameters and responses [PAG-7]', async () => {
  const answer = await app.visitor().send('/api/openapi.json')
  const document = (await answer.json()) as { openapi: string; paths: Record<string, Record<string, unknown>> }
  expect(document.openapi).toBe('3.1.0')
  const named = Object.entries(document.paths).flatMap(([path, of]) =>
    Object.keys(of).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // In OpenAPI paths that differ only in parameter names are one path.
  const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
  expect(named.map(shapeOf).toSorted()).toEqual(allEndpoints.map(endpointName).map(shapeOf).toSorted())
  const paths = new Map(Object.entries(document.paths).map(([path, of]) => [shapeOf(path), of]))
  for (const e of allEndpoints) {
    const operation = paths.get(shapeOf(e.path))?.[e.method.toLowerCase()]
    expect(operation).toMatchObject({
      summary: e.summary,
      responses: { [e.status]: expect.anything(), default: expect.anything() },
      ...(e.body ? { requestBody: { required: true } } : {}),
    })
  }
  const page = await app.visitor().send('/api/docs')
  const text = await page.text()
  for (const e of allEndpoints) expect(text).toContain(`${e.method} ${e.path}`)
  expect(text).not.toMatch(/<script|<style|style=/)
})
