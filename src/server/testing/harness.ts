import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { createClient, type Call } from '#shared/contract/client.ts'
import { createApp, type Services } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { connect, type Database, type DatabaseLocation } from '#server/db/connect.ts'
import { openCounters } from '#server/db/counters.ts'
import { createRateLimits, noRateLimits } from '#server/rate-limits.ts'
import { newId } from '#server/ids.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { createMember, createSession } from './factories.ts'

const baseUrl = 'http://localhost:3000'
const secret = 'a secret of the tests'

/** Time that only moves when a test moves it. */
export interface TestClock {
  now(): number
  set(instant: string): void
  forward(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

const testClock = (start: string): TestClock => {
  let now = Date.parse(start)
  return {
    now: () => now,
    set: (instant) => void (now = Date.parse(instant)),
    forward: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      void (now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000),
  }
}

const ask = async (url: string, query: string): Promise<Record<string, string>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(query)).rows
  } finally {
    await client.end()
  }
}

// Making a database takes PostgreSQL ten times as long as emptying one, so the tests of a file take turns with theirs.
const emptied: string[] = []

const freshPlace = async (folder: string, engine: 'sqlite' | 'postgres'): Promise<DatabaseLocation> => {
  if (engine === 'sqlite') return { folder }
  const known = emptied.pop()
  if (known !== undefined) return { postgres: known }
  const name = `t${newId(Date.now()).replaceAll('-', '')}`
  await ask(inject('postgresUrl'), `create database ${name} template template_glowjar`)
  return { postgres: new URL(`/${name}`, inject('postgresUrl')).href }
}

const handBack = async (place: DatabaseLocation) => {
  if (!('postgres' in place)) return
  const own = `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`
  const tables = await ask(place.postgres, own).catch(() => null)
  if (!tables) return
  await ask(place.postgres, tables.map(({ name }) => `delete from ${name}`).join(';'))
  emptied.push(place.postgres)
}

/** A browser, or a phone: sends cookies back and calls endpoints with types. */
export interface Visitor {
  call: Call
  page: ReturnType<typeof createClient>['page']
  /** A raw request to the app, with this visitor's cookies. */
  send(url: string, init?: RequestInit): Promise<Response>
  cookies: Map<string, string>
}

/** Who is signed in, with the family. */
export type Member = Visitor & { userId: string; familyId: string }

export interface TestApp {
  clock: TestClock
  database: Database
  /** Someone without a session, who comes from an address. */
  visitor(address?: string): Visitor
  /** Someone who is signed in, with a family of their own (or in the given one). */
  member(as?: { name?: string; timeZone?: string; familyId?: string }): Promise<Member>
  /** Another browser in which a user is signed in. */
  session(userId: string): Promise<Visitor>
}

/** Starts the real app on an empty database of the engine under test; all of it goes when the test ends. */
export const createTestApp = async (
  given: {
    start?: string
    env?: Record<string, string>
    services?: Partial<Services>
    /** The engine of its database, the one under test where absent; PostgreSQL runs only while it is under test. */
    engine?: 'sqlite' | 'postgres'
    /** Stands between the app and its database. */
    around?: (database: Database) => Database
  } = {},
): Promise<TestApp> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-test-'))
  const clock = testClock(given.start ?? '2026-11-20T10:00:00.000Z')
  const place = await freshPlace(folder, given.engine ?? inject('database'))
  const opened = await connect(place)
  // A test ends long before the machine loses power: waiting for the disk is most of what its writes would cost.
  if ('folder' in place) await sql`pragma synchronous = off`.execute(opened.kysely)
  const database = (given.around ?? ((one) => one))(opened)
  const config = readConfig({ RATE_LIMITS: 'off', ...given.env, DATA_DIR: folder }, [])
  const counters = config.rateLimits ? await openCounters(place) : null
  onTestFinished(async () => {
    await counters?.close()
    await database.close()
    await handBack(place)
    rmSync(folder, { recursive: true, force: true })
  })
  const base = given.env?.['BASE_URL'] ?? baseUrl
  const app = createApp({
    database,
    config,
    baseUrl: base,
    isOwnOrigin: (origin) => origin === base,
    clock: clock.now,
    secret,
    limits: counters ? createRateLimits(counters) : noRateLimits,
    passwordCost: { memoryKib: 8, passes: 1, lanes: 1 },
    mailer: null,
    version: 'test',
    log: pino({ level: 'silent' }),
    webFolder: null,
    ...given.services,
  })

  const visitor = (address = '203.0.113.7'): Visitor => {
    const from = { incoming: { socket: { remoteAddress: address } } }
    const cookies = new Map<string, string>()
    const send = async (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([k, v]) => `${k}=${v}`).join('; '))
      const response = await app.request(new URL(url, base), { ...init, headers }, from)
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

  const signedIn = (token: string) => {
    const someone = visitor()
    const cookie = createSessionCookie(base, secret)
    someone.cookies.set(cookie.name, cookie.sign(token))
    return someone
  }

  return {
    clock,
    database,
    visitor,
    member: async (as = {}) => {
      const { token, ...made } = await createMember(database, as, clock.now())
      return { ...signedIn(token), ...made }
    },
    session: async (userId) => signedIn(await createSession(database, userId, clock.now())),
  }
}
