import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '#scripts/ports.ts'
import { createDatabase, startPostgres } from '#scripts/postgres.ts'
import { compileCacheEnv } from '#scripts/server-process.ts'

type Address = { port: number; url: string }

export type ServerAddresses = { sqlite: Address; postgres: Address; home: Address }

/** Chooses free ports for the three servers; an environment variable shares them with all processes of the run. */
export async function chooseServerAddressesOnce(): Promise<ServerAddresses> {
  process.env.GLOWJAR_E2E_PORTS ??= (await Promise.all([findFreePort(), findFreePort(), findFreePort()])).join(' ')
  const [sqlite = 0, postgres = 0, home = 0] = process.env.GLOWJAR_E2E_PORTS.split(' ').map(Number)
  return {
    sqlite: { port: sqlite, url: `http://localhost:${sqlite}` },
    postgres: { port: postgres, url: `http://localhost:${postgres}` },
    home: { port: home, url: `http://glowjar.test:${home}` },
  }
}

async function waitForHealth(name: string, { port }: Address, server: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server on ${name} did not become healthy: see test-results/servers/${name}.log`)
}

type Stoppable = { stop(): Promise<void> }

type StartedServer = Stoppable & { process: ChildProcess }

async function startServer(
  name: string,
  address: Address,
  settings: Record<string, string>,
  hasSettableClock = false,
): Promise<StartedServer> {
  const logs = path.resolve('test-results/servers')
  mkdirSync(logs, { recursive: true })
  const data = mkdtempSync(path.join(tmpdir(), `glowjar-${name}-`))
  // Shared with all processes of the run, like the ports.
  if (name === 'sqlite') process.env.GLOWJAR_E2E_DATA = data
  const env = {
    PATH: process.env.PATH,
    ...compileCacheEnv,
    PORT: String(address.port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMITS: 'off',
    ...settings,
  }
  const clock = hasSettableClock ? ['--import', './e2e/settable-clock.ts'] : []
  const server = spawn('node', [...clock, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe', hasSettableClock ? 'ipc' : 'ignore'],
    env,
  })
  const log = createWriteStream(path.join(logs, `${name}.log`))
  server.stdout?.pipe(log, { end: false })
  server.stderr?.pipe(log, { end: false })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      const killTimer = setTimeout(() => server.kill('SIGKILL'), 10_000)
      server.kill('SIGTERM')
      await ended
      clearTimeout(killTimer)
    }
    rmSync(data, { recursive: true, force: true })
  }
  await waitForHealth(name, address, server).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { stop, process: server }
}

/** A server of one test with a settable clock. */
export interface ServerWithClock extends Stoppable {
  url: string
  /** Sets its clock to a time in milliseconds since the epoch. */
  setClock(time: number): Promise<void>
}

const createTestDatabase = () =>
  createDatabase(process.env.GLOWJAR_E2E_POSTGRES ?? '', `timed_${crypto.randomUUID().replaceAll('-', '')}`)

/** Starts a server with a settable clock on a new database. */
export async function startServerWithClock(engine: 'sqlite' | 'postgres', name: string): Promise<ServerWithClock> {
  const port = await findFreePort()
  const server = await startServer(
    `timed-${engine}-${name}`,
    { port, url: '' },
    engine === 'postgres' ? { DATABASE_URL: await createTestDatabase() } : {},
    true,
  )
  return {
    url: `http://localhost:${port}`,
    setClock: async (time) => {
      const confirmation = once(server.process, 'message')
      server.process.send(time)
      await confirmation
    },
    stop: server.stop,
  }
}

/** Starts a server of one test on SQLite with environment variables of its own. */
export async function startServerWithSettings(
  name: string,
  settings: Record<string, string>,
): Promise<Stoppable & { url: string }> {
  const port = await findFreePort()
  const { stop } = await startServer(name, { port, url: '' }, settings)
  return { url: `http://localhost:${port}`, stop }
}

/** Starts the built app on SQLite, on PostgreSQL, and under the host name of a home network. */
export async function startServers(): Promise<Stoppable> {
  const { sqlite, postgres, home } = await chooseServerAddressesOnce()
  const database = await startPostgres()
  process.env.GLOWJAR_E2E_POSTGRES = database.url
  const started = await Promise.allSettled([
    startServer('sqlite', sqlite, {}),
    startServer('postgres', postgres, { DATABASE_URL: await database.createDatabase('glowjar') }),
    startServer('home-network', home, { BASE_URL: home.url, RATE_LIMITS: 'on', SIGNUP: 'open' }),
  ])
  const stop = async () => {
    await Promise.all(started.flatMap((server) => (server.status === 'fulfilled' ? [server.value.stop()] : [])))
    await database.stop()
  }
  const failed = started.find((server) => server.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { stop }
}
