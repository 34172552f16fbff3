import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { createClient, type Call } from '#shared/contract/client.ts'
import { scopes, type ParsedInput } from '#shared/contract/endpoint.ts'
import { hourMs } from '#shared/time/duration.ts'
import { createApiToken } from '#shared/tokens/contract.ts'
import { createApp } from '#server/app.ts'
import { createAppJobRunner } from '#server/job-runner.ts'
import type { Services } from '#server/services.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { openRateLimitDatabase } from '#server/db/rate-limit-database.ts'
import { createRateLimits, noRateLimits } from '#server/rate-limits.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { insertMemberWithSession, insertSession } from './factories.ts'
import { createTestDatabase, createTestFolder } from './test-databases.ts'

const baseUrl = 'http://localhost:3000'
const secret = 'a secret of the tests'

/** A clock that only the test moves. */
export interface TestClock {
  now(): number
  set(instant: string): void
  forward(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

const createTestClock = (start: string): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => now,
    set: (instant) => void (now = Date.parse(instant)),
    forward: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      void (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  }
}

/** An HTTP client of the app with its own cookies, like a browser. */
export interface TestClient {
  call: Call
  page: ReturnType<typeof createClient>['page']
  /** Sends a raw request to the app, with the cookies. */
  send(url: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

/** A client with a session, and the ids of its user and family. */
export type Member = TestClient & { userId: string; familyId: string }

/** A client with an API token, and the id of its agent. */
type TokenClient = TestClient & { token: string; agentId: string }

export interface TestApp {
  clock: TestClock
  database: Database
  /** Null unless the test passes one among the services. */
  mailer: Services['mailer']
  /** Runs the jobs that are due once. Returns their number. */
  runDueJobs(): Promise<number>
  /** Returns a client without a session, with an IP address and perhaps an `Authorization` header. */
  visitor(address?: string, authorization?: string): TestClient
  /** Creates a user with a session, in a new family or in the given one. */
  member(as?: { name?: string; timeZone?: string; familyId?: string }): Promise<Member>
  /** Returns a client with an API token of a member: by default with all scopes and children. */
  token(
    member: Pick<TestClient, 'call'>,
    access?: Partial<ParsedInput<typeof createApiToken>['body']>,
  ): Promise<TokenClient>
  /** Returns a client with a new session of a user. */
  session(userId: string): Promise<TestClient>
}

/** Creates the real app on an empty database of the engine under test; the database is removed when the test ends. */
export const createTestApp = async (
  options: {
    start?: string
    env?: Record<string, string>
    services?: Partial<Services>
    /** The database engine; by default the one under test. PostgreSQL is available only if it is under test. */
    engine?: 'sqlite' | 'postgres'
    /** Whether the database may have connections and prepared queries of other tests; by default true. */
    isDatabaseReusable?: boolean
    /** Returns the database that the app uses in place of the real one, such as a failing one. */
    wrapDatabase?: (database: Database) => Database
  } = {},
): Promise<TestApp> => {
  const folder = createTestFolder()
  const clock = createTestClock(options.start ?? '2026-11-20T10:00:00.000Z')
  const { location, ...opened } = await createTestDatabase(
    folder,
    options.engine ?? inject('database'),
    options.isDatabaseReusable,
  )
  const database = (options.wrapDatabase ?? ((one) => one))(opened.database)
  const { RATE_LIMITS: rateLimits = 'off', ...env } = options.env ?? {}
  // Off by default also with a public address, where the configuration requires limits and closes sign-up.
  const open = 'BASE_URL' in env ? { SIGNUP: 'open' } : {}
  const config = readConfig({ ...open, ...env, DATA_DIR: folder }, [])
  const counters = rateLimits === 'on' ? await openRateLimitDatabase(location) : null
  onTestFinished(async () => {
    await counters?.close()
    await opened.release()
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = options.env?.['BASE_URL'] ?? baseUrl
  const services: Services = {
    database,
    config,
    baseUrl: origin,
    isOwnOrigin: (candidate) => candidate === origin,
    clock: clock.now,
    secret,
    limits: counters ? createRateLimits(counters) : noRateLimits,
    passwordCost: { memoryKib: 8, passes: 1, lanes: 1 },
    maxHashingWaitMs: hourMs,
    mailer: null,
    version: 'test',
    log: pino({ level: 'silent' }),
    webFolder: null,
    ...options.services,
  }
  const app = createApp(services)

  const visitor = (address = '203.0.113.7', authorization?: string): TestClient => {
    const from = { incoming: { socket: { remoteAddress: address } } }
    const cookies = new Map<string, string>()
    const send = async (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      if (authorization !== undefined && !headers.has('authorization')) headers.set('authorization', authorization)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([k, v]) => `${k}=${v}`).join('; '))
      const response = await app.request(new URL(url, origin), { ...init, headers }, from)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const { call, page } = createClient(send)
    return { call, page, send, cookies }
  }

  const clientWithSession = (token: string) => {
    const client = visitor()
    const cookie = createSessionCookie(origin, secret)
    client.cookies.set(cookie.name, cookie.sign(token))
    return client
  }

  return {
    clock,
    database,
    mailer: services.mailer,
    runDueJobs: createAppJobRunner(services),
    visitor,
    member: async (as = {}) => {
      const { token, ...ids } = await insertMemberWithSession(database, as, clock.now())
      return { ...clientWithSession(token), ...ids }
    },
    token: async ({ call }, access = {}) => {
      const body = { name: 'Home Assistant', scopes: [...scopes], childIds: null, days: null, ...access }
      const { token, id } = await call(createApiToken, { body })
      return { ...visitor(undefined, `Bearer ${token}`), token, agentId: id }
    },
    session: async (userId) => clientWithSession(await insertSession(database, userId, clock.now())),
  }
}
