import { pino } from 'pino'
import { expect, test } from 'vitest'
import { signUp } from '#shared/auth/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Database } from '#server/db/connect.ts'
import { createSignUpBody, password } from '#server/testing/accounts.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf, type SampleRequest } from '#server/testing/sample-requests.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'

const createLoggingApp = async (wrapDatabase?: (database: Database) => Database) => {
  const lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
  const app = await createTestApp({ services: { log }, ...(wrapDatabase ? { wrapDatabase } : {}) })
  return { lines, app }
}

let markerCount = 0
const createMarker = () => `canary${++markerCount}x`

/** Returns a text with a new marker that is valid in a field of this name. */
const createMarkerText = (name: string): string => {
  if (/email/i.test(name)) return `${createMarker()}@example.org`
  if (/url/i.test(name)) return `https://pictures.example.org/${createMarker()}.png`
  return `A ${createMarker()} sang`
}

/** Returns the body with markers in all texts, and bodies with a marker in one text. */
const createMarkedBodies = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return [[{ title: createMarkerText('title'), points: 5 }], [createMarkerText('title')]]
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => typeof value === 'string')
  const one = fields.map(([name]) => ({ ...(body as object), [name]: createMarkerText(name) }))
  const all = Object.fromEntries(fields.map(([name]) => [name, createMarkerText(name)]))
  return [...one, { ...(body as object), ...all }, { ...(body as object), [createMarker()]: createMarker() }]
}

const createMarkersByName = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, encodeURIComponent(createMarker())]))

/** Returns requests to an endpoint with markers in every text. */
const createMarkedRequests = (sample: SampleRequest): SampleRequest[] => [
  ...(sample.body === undefined ? [sample] : createMarkedBodies(sample.body).map((body) => ({ ...sample, body }))),
  { ...sample, query: { ...sample.query, [createMarker()]: createMarker() } },
  ...(sample.query ? [{ ...sample, query: createMarkersByName(Object.keys(sample.query)) }] : []),
  ...(sample.params ? [{ ...sample, params: createMarkersByName(Object.keys(sample.params)) }] : []),
]

const createMarkedHeaders = () => ({
  'user-agent': createMarker(),
  referer: `http://localhost:3000/${createMarker()}`,
  'accept-language': createMarker(),
  'x-forwarded-for': createMarker(),
  'if-none-match': createMarker(),
})

const getSessionTokens = (visitor: TestClient) =>
  [...visitor.cookies.values()].map((value) => value.split('.')[0] ?? '')

/** Sends markers to these endpoints, also in malformed JSON and in an invalid key. Returns the session tokens that it used. */
const sendToAllEndpoints = async (app: TestApp, endpoints: readonly Endpoint[]): Promise<string[]> => {
  const ana = await createFullFamily(app)
  const tokens = getSessionTokens(ana)
  for (const e of endpoints) {
    const by = endpointName(e) === 'DELETE /api/auth/user' || e.access === 'anyone' ? app.visitor() : ana
    by.cookies.set('other', createMarker())
    for (const sample of createMarkedRequests(sampleRequestOf(e, ana.ids))) {
      const answer = await by.send(urlOf(e, sample), toRequestInit(e, sample, createMarkedHeaders()))
      await answer.text()
    }
    const keyed = { ...createMarkedHeaders(), 'idempotency-key': createMarker(), 'content-type': 'application/json' }
    if (e.method === 'GET') continue
    await by.send(urlOf(e, sampleRequestOf(e, ana.ids)), {
      method: e.method,
      headers: keyed,
      body: `{"title":"${createMarker()}`,
    })
  }
  return tokens
}

/** Returns the values of the database that the log must not contain. */
const readSecrets = async ({ database: { db } }: TestApp): Promise<string[]> => {
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const sessions = await db.selectFrom('sessions').select(['id', 'token_hash']).execute()
  const accounts = await db.selectFrom('accounts').select('password').execute()
  const children = await db.selectFrom('children').select(['family_id', 'id']).execute()
  return [...users, ...sessions, ...accounts, ...children].flatMap((row) =>
    Object.values<string | null>(row).filter((text) => text !== null),
  )
}

const findSecrets = (text: string, secrets: readonly string[]) => [
  ...(text.match(/canary\w*/gi) ?? []),
  ...[password, '@example.org', ...secrets].filter((secret) => text.includes(secret)),
]

test('the log contains no user text, name, address, password, cookie, id or query [ACC-18, SEC-9]', async ({
  task,
}) => {
  const { lines, app } = await createLoggingApp()
  const before = markerCount
  await app.visitor().call(signUp, { body: createSignUpBody() })
  const tokens = await sendToAllEndpoints(app, allEndpoints)
  expect(tokens).toHaveLength(1)
  await app.visitor().send(`/${createMarker()}?${createMarker()}=1`)
  await app.visitor().send(`/api/${createMarker()}`, { method: 'POST' })
  const wrong = findSecrets(lines.join(''), [...tokens, ...(await readSecrets(app))])
  reportCheck(
    { task },
    { check: 'T27', what: 'private texts looked for in the log', count: markerCount - before, wrong: wrong.length },
  )
  expect(wrong).toEqual([])
  expect(lines.length).toBeGreaterThan(allEndpoints.length * 3)
})

/** Returns a function that wraps a database: while `fails.now`, its transactions fail at their end with markers in the error. */
const makeTransactionsFail = (fails: { now: boolean }) => (database: Database) => ({
  ...database,
  transact: async <T>(work: Parameters<Database['transact']>[0]): Promise<T> => {
    const done = (await database.transact(work)) as T
    if (!fails.now) return done
    const error = new Error(
      `Key (title)=(${createMarker()}) is odd\n${createMarker()}\n    at ${createMarker()} (x.ts:1:1)`,
    )
    throw Object.assign(error, {
      detail: createMarker(),
      query: createMarker(),
      parameters: [createMarker()],
      cause: new Error(createMarker()),
    })
  },
})

test('the log line of an unexpected error has its stack frames and no user data', async ({ task }) => {
  const fails = { now: false }
  const { lines, app } = await createLoggingApp(makeTransactionsFail(fails))
  const ana = await createFullFamily(app)
  fails.now = true
  const before = markerCount
  const failed: number[] = []
  for (const e of allEndpoints.filter(({ act, method }) => act && method !== 'DELETE')) {
    for (const sample of createMarkedRequests(sampleRequestOf(e, ana.ids)))
      failed.push((await ana.send(urlOf(e, sample), toRequestInit(e, sample, createMarkedHeaders()))).status)
  }
  const wrong = findSecrets(lines.join(''), [...getSessionTokens(ana), ...(await readSecrets(app))])
  const what = 'private texts looked for in the log of failures'
  reportCheck({ task }, { check: 'T27', what, count: markerCount - before, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(failed.filter((status) => status === 500).length).toBeGreaterThan(20)
  expect(lines.filter((line) => line.includes('unexpected error'))[0]).toMatch(/"stack":" {4}at /)
})

test('a log line has time, route, status and duration', async () => {
  const { lines, app } = await createLoggingApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  await award(ana.call, id)
  lines.length = 0
  await ana.send(`/api/habits/${id}`)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'GET', route: '/api/habits/{childId}', status: 200, ms: expect.any(Number), time: expect.anything() },
  ])
})
