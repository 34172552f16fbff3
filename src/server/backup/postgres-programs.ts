import { execFile, spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { extendEnvironment } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** PostgreSQL's own programs, for one database. */
export interface PostgresPrograms {
  /** Runs one to its end. Throws with what it said when it fails. */
  run(program: Program, args: readonly string[]): Promise<void>
  /** Starts one. */
  start(program: Program, args: readonly string[]): ChildProcessWithoutNullStreams
  /** The database as an argument, without its password. */
  database: string
}

const ended = (child: ChildProcess): Promise<{ code: number | null; err: string }> =>
  new Promise((resolve) => {
    let err = ''
    child.stderr?.on('data', (text: Buffer) => void (err += String(text)))
    child.once('error', (error) => resolve({ code: null, err: error.message }))
    child.once('close', (code) => resolve({ code, err }))
  })

/** Waits for a program to end well; what it writes is left to whoever reads it. Throws with what it complained of. */
export const waitForSuccess = async (program: string, child: ChildProcess): Promise<void> => {
  const { code, err } = await ended(child)
  if (code !== 0) throw new OperatorError(`${program} failed: ${err.trim().slice(0, 500)}`)
}

const majorOf = async (folder: string | null): Promise<number> => {
  const program = folder ? path.join(folder, 'pg_dump') : 'pg_dump'
  const said = await promisify(execFile)(program, ['--version']).catch(() => null)
  return Number(/\(PostgreSQL\) (\d+)/.exec(said?.stdout ?? '')?.[1] ?? 0)
}

/** Where the programs lie whose version is the closest at or above the server's; null for those on the PATH. */
const folderFor = async (serverMajor: number): Promise<string | null> => {
  const folders = [null, ...globSync('/usr/lib/postgresql/*/bin')]
  const found = await Promise.all(folders.map(async (folder) => ({ folder, major: await majorOf(folder) })))
  const [best] = found.filter(({ major }) => major >= serverMajor).toSorted((a, b) => a.major - b.major)
  if (best) return best.folder
  const newest = Math.max(...found.map(({ major }) => major))
  const there = newest > 0 ? `pg_dump ${newest} is too old for it` : 'pg_dump is not there'
  throw new OperatorError(
    `The server is PostgreSQL ${serverMajor}, and ${there}: ` +
      `install PostgreSQL's client programs, version ${serverMajor} (on Debian: postgresql-client-${serverMajor}).`,
  )
}

/** Finds the programs for a server, on the PATH or where Debian puts them. Throws when there are none. */
export const findPrograms = async (url: string, serverMajor: number): Promise<PostgresPrograms> => {
  const folder = await folderFor(serverMajor)
  const database = new URL(url)
  // The list of processes shows arguments to everyone on the machine.
  const env = extendEnvironment(database.password ? { PGPASSWORD: decodeURIComponent(database.password) } : {})
  database.password = ''
  const start: PostgresPrograms['start'] = (program, args) =>
    spawn(folder ? path.join(folder, program) : program, args, { env })
  return { start, run: (program, args) => waitForSuccess(program, start(program, args)), database: database.href }
}
