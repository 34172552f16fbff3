import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { createClient, type Call } from '#shared/contract/client.ts'
import { findFreePort } from '#scripts/ports.ts'
import { createDatabase, dropDatabase } from '#scripts/postgres.ts'
import { compileCacheEnv, readServeArguments } from '#scripts/server-process.ts'
import { connect, type Database, type DatabaseLocation } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { newId } from '#server/ids.ts'
import { verify } from '#server/ledger/verify.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { insertMemberWithSession, insertSession } from '#server/testing/factories.ts'

/** A signed-in user with the `Cookie` header to send. */
export interface SignedInUser {
  userId: string
  familyId: string
  cookie: string
}

/** An installation: a data folder, and on PostgreSQL a database. */
export interface Installation {
  folder: string
  location: DatabaseLocation
  /** Environment variables of its processes. */
  env: Record<string, string>
  /** Runs work with the open database; on PostgreSQL also while the app runs. */
  open<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Creates a member with a session, in a new family or in the given one. */
  member(as?: { name?: string; timeZone?: string; familyId?: string }): Promise<SignedInUser>
  /** Returns inconsistencies of the data: those of `verify`, and on SQLite those of the file. */
  findDataFaults(): Promise<string[]>
  /** Creates another session of a user. Returns its `Cookie` header. */
  session(userId: string): Promise<Pick<SignedInUser, 'cookie'>>
}

const createLocation = async (folder: string, server: string | undefined): Promise<DatabaseLocation> => {
  if (server === undefined) return { folder }
  const postgres = await createDatabase(server, `reliability_${newId(Date.now()).replaceAll('-', '')}`)
  // A server that the test started stops with its databases.
  if (server === inject('postgresUrl')) onTestFinished(() => dropDatabase(server, postgres))
  return { postgres }
}

const findFileFaults = async ({ kysely }: Database): Promise<string[]> => {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(kysely)
  const foreignKeys = await sql<{ table: string }>`pragma foreign_key_check`.execute(kysely)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((output) => output !== 'ok'),
    ...foreignKeys.rows.map(({ table }) => `a row of ${table} violates a foreign key`),
  ]
}

const runWithDatabase = async <T>(location: DatabaseLocation, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await connect(location)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Returns inconsistencies of the data at a location: those of `verify`, and on SQLite those of the file. */
export const findDataFaults = (location: DatabaseLocation): Promise<string[]> =>
  runWithDatabase(location, async (database) => {
    const faults = await database.snapshot(verify)
    return 'folder' in location ? [...faults, ...(await findFileFaults(database))] : faults
  })

/**
 * Creates an empty installation on the engine of this project without starting a process; the first one creates the
 * tables. It is deleted when the test ends.
 */
export const createInstallation = async ({ postgresUrl }: { postgresUrl?: string } = {}): Promise<Installation> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-reliability-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const location = await createLocation(
    folder,
    inject('database') === 'sqlite' ? undefined : (postgresUrl ?? inject('postgresUrl')),
  )
  const open = <T>(work: (database: Database) => Promise<T>) => runWithDatabase(location, work)
  const toCookie = (token: string) => {
    const { name, sign } = createSessionCookie('http://localhost', readOrCreateSecret(folder))
    return `${name}=${sign(token)}`
  }
  return {
    folder,
    location,
    env: { DATA_DIR: folder, ...('postgres' in location ? { DATABASE_URL: location.postgres } : {}) },
    open,
    member: async (as = {}) => {
      const { token, ...who } = await open((database) => insertMemberWithSession(database, as, Date.now()))
      return { ...who, cookie: toCookie(token) }
    },
    session: async (userId) => {
      const token = await open((database) => insertSession(database, userId, Date.now()))
      return { cookie: toCookie(token) }
    },
    findDataFaults: () => findDataFaults(location),
  }
}

/** Returns the `NODE_OPTIONS` that preload a file of this folder. */
export const formatPreload = (name: string): string => `--import=${path.resolve(import.meta.dirname, name)}`

/** Exit code or signal of a process. */
export interface ProcessExit {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A process of the built app. */
export interface AppProcess {
  child: ChildProcess
  pid: number
  port: number
  url: string
  /** Its output so far. */
  output: { out: string; err: string }
  /** Resolves when it listens; rejects when it exits before. */
  ready: Promise<void>
  exit: Promise<ProcessExit>
  /** Sends a signal and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<ProcessExit>
}

const recordOutput = (child: ChildProcess) => {
  const output = { out: '', err: '' }
  child.stdout?.on('data', (text: Buffer) => void (output.out += String(text)))
  child.stderr?.on('data', (text: Buffer) => void (output.err += String(text)))
  return output
}

const waitUntilReady = (child: ChildProcess, output: AppProcess['output'], exit: Promise<ProcessExit>) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output.out.includes('Glowjar is ready') && resolve())
    void exit.then(({ code, signal }) => reject(new Error(`The app ended with ${code ?? signal}: ${output.err}`)))
  })

/**
 * Starts the built app, or what other arguments of Node start, without waiting until it listens, for which `ready` waits. It is killed
 * when the test ends.
 */
export const launchApp = async (
  installation: Pick<Installation, 'env'>,
  settings: Record<string, string> = {},
  args: readonly string[] = readServeArguments(),
): Promise<AppProcess> => {
  const port = await findFreePort()
  const defaults = { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, args, {
    env: { ...defaults, ...compileCacheEnv, ...installation.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = recordOutput(child)
  const exit = new Promise<ProcessExit>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  const ready = waitUntilReady(child, output, exit)
  ready.catch(() => undefined)
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exit
  }
  onTestFinished(async () => void (await end('SIGKILL')))
  return { child, pid: child.pid ?? 0, port, url: `http://127.0.0.1:${port}`, output, ready, exit, end }
}

/** Starts the built app and waits until it listens. */
export const startApp = async (
  installation: Pick<Installation, 'env'>,
  settings: Record<string, string> = {},
  args: readonly string[] = readServeArguments(),
): Promise<AppProcess> => {
  const app = await launchApp(installation, settings, args)
  await app.ready
  return app
}

/** An HTTP client that sends requests to a process with the cookie of a user: `call` by endpoint, `send` by path. */
export interface AppClient {
  call: Call
  send(path: string, init?: RequestInit): Promise<Response>
}

/** Creates a client that sends a user's requests to a process; a user may have clients of several processes. */
export const createUserClient = (
  { url }: Pick<AppProcess, 'url'>,
  { cookie }: Pick<SignedInUser, 'cookie'>,
): AppClient => {
  const send = (to: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    return fetch(new URL(to, url), { ...init, headers })
  }
  return { send, call: createClient(send).call }
}
