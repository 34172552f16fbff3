import { execFile, spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { extendEnvironment } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** PostgreSQL's client programs for one database. */
export interface PostgresProgramRunner {
  /** Runs a program and waits for it. Throws with its stderr on failure. */
  run(program: Program, args: readonly string[]): Promise<void>
  start(program: Program, args: readonly string[]): ChildProcessWithoutNullStreams
  /** URL of the database without its password, for the command line. */
  databaseArgument: string
}

/** Waits for a program to exit; `code` is null if it was not started. */
export const waitForExit = (child: ChildProcess): Promise<{ code: number | null; stderr: string }> =>
  new Promise((resolve) => {
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => void (stderr += String(chunk)))
    child.once('error', (error) => resolve({ code: null, stderr: error.message }))
    child.once('close', (code) => resolve({ code, stderr }))
  })

/** Waits for a program to exit; does not consume its stdout. @throws OperatorError with its stderr unless it exits with 0 */
export const waitForSuccess = async (program: string, child: ChildProcess): Promise<void> => {
  const { code, stderr } = await waitForExit(child)
  if (code !== 0) throw new OperatorError(`${program} failed: ${stderr.trim().slice(0, 500)}`)
}

const readMajorVersion = async (folder: string | null): Promise<number> => {
  const program = folder ? path.join(folder, 'pg_dump') : 'pg_dump'
  const output = await promisify(execFile)(program, ['--version']).catch(() => null)
  return Number(/\(PostgreSQL\) (\d+)/.exec(output?.stdout ?? '')?.[1] ?? 0)
}

/**
 * Returns the folder with the client programs of the lowest version that is at least the server's; null if they are on
 * the PATH.
 * @throws OperatorError if there are none
 */
const findProgramFolder = async (serverMajor: number): Promise<string | null> => {
  const folders = [null, ...globSync('/usr/lib/postgresql/*/bin')]
  const found = await Promise.all(folders.map(async (folder) => ({ folder, major: await readMajorVersion(folder) })))
  const [best] = found.filter(({ major }) => major >= serverMajor).toSorted((a, b) => a.major - b.major)
  if (best) return best.folder
  const newest = Math.max(...found.map(({ major }) => major))
  const problem = newest > 0 ? `pg_dump ${newest} is too old for it` : 'pg_dump was not found'
  throw new OperatorError(
    `The server is PostgreSQL ${serverMajor}, and ${problem}: ` +
      `install PostgreSQL's client programs, version ${serverMajor} (on Debian: postgresql-client-${serverMajor}).`,
  )
}

/** Finds the client programs for a server, on the PATH or in Debian's folders. @throws OperatorError if there are none */
export const findPostgresPrograms = async (url: string, serverMajor: number): Promise<PostgresProgramRunner> => {
  const folder = await findProgramFolder(serverMajor)
  const database = new URL(url)
  // Command lines are visible to every user of the machine.
  const env = extendEnvironment(database.password ? { PGPASSWORD: decodeURIComponent(database.password) } : {})
  database.password = ''
  const start: PostgresProgramRunner['start'] = (program, args) =>
    spawn(folder ? path.join(folder, program) : program, args, { env })
  const run: PostgresProgramRunner['run'] = (program, args) => waitForSuccess(program, start(program, args))
  return { start, run, databaseArgument: database.href }
}
