import { pino } from 'pino'
import { expect, test } from 'vitest'
import { signUp } from '#shared/auth/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import type { Database } from '#server/db/connect.ts'
import { accountInput, password } from '#server/testing/accounts.ts'
import {
  sampleRequestOf,
  endpointName,
  toRequestInit,
  urlOf,
  type SampleRequest,
} from '#server/testing/sample-requests.ts'
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

let canaries = 0
const canary = () => `canary${++canaries}x`

/** A text of its own that could stand in a field. */
const canaryFor = (name: string): string => {
  if (/email/i.test(name)) return `${canary()}@example.org`
  if (/url/i.test(name)) return `https://pictures.example.org/${canary()}.png`
  return `A ${canary()} sang`
}

/** The body with a canary in each of its texts, and bodies with one in one of them. */
const bodiesOf = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return [[{ title: canaryFor('title'), points: 5 }], [canaryFor('title')]]
  const fields = Object.entries(body as Record<string, unknown>).filter(([, value]) => typeof value === 'string')
  const one = fields.map(([name]) => ({ ...(body as object), [name]: canaryFor(name) }))
  const all = Object.fromEntries(fields.map(([name]) => [name, canaryFor(name)]))
  return [...one, { ...(body as object), ...all }, { ...(body as object), [canary()]: canary() }]
}

const named = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, encodeURIComponent(canary())]))

/** An endpoint asked with canaries wherever a text can stand. */
const askingsOf = (asking: SampleRequest): SampleRequest[] => [
  ...(asking.body === undefined ? [asking] : bodiesOf(asking.body).map((body) => ({ ...asking, body }))),
  { ...asking, query: { ...asking.query, [canary()]: canary() } },
  ...(asking.query ? [{ ...asking, query: named(Object.keys(asking.query)) }] : []),
  ...(asking.params ? [{ ...asking, params: named(Object.keys(asking.params)) }] : []),
]

const headers = () => ({
  'user-agent': canary(),
  referer: `http://localhost:3000/${canary()}`,
  'accept-language': canary(),
  'x-forwarded-for': canary(),
  'if-none-match': canary(),
})

const tokensOf = (visitor: TestClient) => [...visitor.cookies.values()].map((value) => value.split('.')[0] ?? '')

/** Asks every endpoint with canaries, also with what is no JSON, and with a key that is none. */
const askEverything = async (app: TestApp, endpoints: readonly Endpoint[]): Promise<string[]> => {
  const ana = await createFullFamily(app)
  const tokens = tokensOf(ana)
  for (const e of endpoints) {
    const by = endpointName(e) === 'DELETE /api/auth/user' || e.access === 'anyone' ? app.visitor() : ana
    by.cookies.set('other', canary())
    for (const asking of askingsOf(sampleRequestOf(e, ana.ids))) {
      const answer = await by.send(urlOf(e, asking), toRequestInit(e, asking, headers()))
      await answer.text()
    }
    const keyed = { ...headers(), 'idempotency-key': canary(), 'content-type': 'application/json' }
    if (e.method === 'GET') continue
    await by.send(urlOf(e, sampleRequestOf(e, ana.ids)), {
      method: e.method,
      headers: keyed,
      body: `{"title":"${canary()}`,
    })
  }
  return tokens
}

/** What a log must not hold, of all the database knows. */
const secretsIn = async ({ database: { db } }: TestApp): Promise<string[]> => {
  const users = await db.selectFrom('users').select(['id', 'email']).execute()
  const sessions = await db.selectFrom('sessions').select(['id', 'token_hash']).execute()
  const accounts = await db.selectFrom('accounts').select('password').execute()
  const children = await db.selectFrom('children').select(['family_id', 'id']).execute()
  return [...users, ...sessions, ...accounts, ...children].flatMap((row) =>
    Object.values<string | null>(row).filter((text) => text !== null),
  )
}

const found = (text: string, secrets: readonly string[]) => [
  ...(text.match(/canary\w*/gi) ?? []),
  ...[password, '@example.org', ...secrets].filter((secret) => text.includes(secret)),
]

test('the log contains no user text, name, address, password, cookie, id or query [ACC-18, SEC-9]', async ({
  task,
}) => {
  const { lines, app } = await createLoggingApp()
  const before = canaries
  await app.visitor().call(signUp, { body: accountInput() })
  const tokens = await askEverything(app, allEndpoints)
  expect(tokens).toHaveLength(1)
  await app.visitor().send(`/${canary()}?${canary()}=1`)
  await app.visitor().send(`/api/${canary()}`, { method: 'POST' })
  const wrong = found(lines.join(''), [...tokens, ...(await secretsIn(app))])
  reportCheck(
    { task },
    { check: 'T27', what: 'private texts looked for in the log', count: canaries - before, wrong: wrong.length },
  )
  expect(wrong).toEqual([])
  expect(lines.length).toBeGreaterThan(allEndpoints.length * 3)
})

/** A database that fails after its work, with an error that says what it was about. */
const telling = (fails: { now: boolean }) => (database: Database) => ({
  ...database,
  transact: async <T>(work: Parameters<Database['transact']>[0]): Promise<T> => {
    const done = (await database.transact(work)) as T
    if (!fails.now) return done
    const error = new Error(`Key (title)=(${canary()}) is odd\n${canary()}\n    at ${canary()} (x.ts:1:1)`)
    throw Object.assign(error, {
      detail: canary(),
      query: canary(),
      parameters: [canary()],
      cause: new Error(canary()),
    })
  },
})

test('the log line of an unexpected error has its stack frames and no user data', async ({ task }) => {
  const fails = { now: false }
  const { lines, app } = await createLoggingApp(telling(fails))
  const ana = await createFullFamily(app)
  fails.now = true
  const before = canaries
  const failed: number[] = []
  for (const e of allEndpoints.filter(({ act, method }) => act && method !== 'DELETE')) {
    for (const asking of askingsOf(sampleRequestOf(e, ana.ids)))
      failed.push((await ana.send(urlOf(e, asking), toRequestInit(e, asking, headers()))).status)
  }
  const wrong = found(lines.join(''), [...tokensOf(ana), ...(await secretsIn(app))])
  const what = 'private texts looked for in the log of failures'
  reportCheck({ task }, { check: 'T27', what, count: canaries - before, wrong: wrong.length })
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
