import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { environmentWith } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** PostgreSQL's own programs, for one database. */
export interface Programs {
  /** Runs one to its end. Throws with what it said when it fails. */
  run(program: Program, args: readonly string[]): Promise<string>
  /** Starts one. */
  start(program: Program, args: readonly string[], stdio?: SpawnOptions['stdio']): ChildProcess
  /** The database as an argument, without its password. */
  database: string
}

const ended = (child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve) => {
    const said = { out: '', err: '' }
    child.stdout?.on('data', (text: Buffer) => void (said.out += String(text)))
    child.stderr?.on('data', (text: Buffer) => void (said.err += String(text)))
    child.once('error', (error) => resolve({ code: null, out: '', err: error.message }))
    child.once('close', (code) => resolve({ code, ...said }))
  })

/** Waits for a program to end well. Throws with what it said. */
export const endsWell = async (program: string, child: ChildProcess): Promise<string> => {
  const { code, out, err } = await ended(child)
  if (code !== 0) throw new OperatorError(`${program} failed: ${err.trim().slice(0, 500)}`)
  return out
}

const majorOf = async (folder: string | null): Promise<number> => {
  const program = folder ? path.join(folder, 'pg_dump') : 'pg_dump'
  const { out } = await ended(spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  return Number(/\(PostgreSQL\) (\d+)/.exec(out)?.[1] ?? 0)
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
export const findPrograms = async (url: string, serverMajor: number): Promise<Programs> => {
  const folder = await folderFor(serverMajor)
  const database = new URL(url)
  // The list of processes shows arguments to everyone on the machine.
  const env = environmentWith(database.password ? { PGPASSWORD: decodeURIComponent(database.password) } : {})
  database.password = ''
  const start: Programs['start'] = (program, args, stdio = ['ignore', 'pipe', 'pipe']) =>
    spawn(folder ? path.join(folder, program) : program, args, { env, stdio })
  return { start, run: (program, args) => endsWell(program, start(program, args)), database: database.href }
}
