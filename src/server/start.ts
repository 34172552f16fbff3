import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino, type Logger } from 'pino'
import { minuteMs } from '#shared/time/duration.ts'
import { createApp } from './app.ts'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { startNightlyBackup } from './backup/nightly-process.ts'
import { scheduleNightlyBackups, type NightlyBackups } from './backup/nightly.ts'
import type { Config } from './config.ts'
import { connect, type Database } from './db/connect.ts'
import { openCounters } from './db/counters.ts'
import { lockFolderForApp } from './db/folder-lock.ts'
import { lockPostgresShared } from './db/postgres-lock.ts'
import { stackFrames } from './stack-frames.ts'
import { printStartupMessage } from './startup-message.ts'
import { createRateLimits, noRateLimits } from './http/rate-limits.ts'
import { createStreamRegistry } from './http/event-stream.ts'
import { listen } from './http/listen.ts'
import { createMailer } from './mail/mailer.ts'
import { originsOf } from './origins.ts'
import { readSecret } from './secret.ts'
import { startCleanup } from './cleanup.ts'

const root = path.resolve(import.meta.dirname, '../..')

const version = (): string => {
  const { version: found } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return found
}

const checkBackupsMs = 5 * minuteMs

const watchBackups = (config: Config, log: Logger): NightlyBackups => {
  const { folder, nightly } = config.backups
  const nights = scheduleNightlyBackups({
    folder,
    clock: Date.now,
    make: nightly ? () => startNightlyBackup(config) : null,
    failed: (reason) => log.error({ reason }, 'the nightly backup failed'),
  })
  setInterval(() => void nights.check(), checkBackupsMs).unref()
  return nights
}

/**
 * Opens the database, and tells that the app runs on it. An SQLite file is this process's alone, and copied before its
 * schema is changed.
 */
const open = async (config: Config, log: Logger): Promise<Database> => {
  const onLost = (error: Error) =>
    log.warn({ code: 'code' in error ? error.code : undefined }, 'a database connection was lost')
  const { databaseUrl: postgres, dataDir: folder } = config
  const unlock = postgres ? null : lockFolderForApp(folder)
  const leave = postgres ? await lockPostgresShared(postgres) : null
  const database = postgres
    ? await connect({ postgres }, { onLost })
    : await connect({ folder }, { beforeUpgrade: () => backUpBeforeUpgrade(config, Date.now()) })
  const close = async () => {
    await database.close()
    await leave?.()
    unlock?.()
  }
  return { ...database, close }
}

// What ends the app is told without its message, which may hold what somebody wrote.
const tellOfCrash = (log: Logger) => {
  process.on('uncaughtException', (error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    log.fatal({ reason, stack: stackFrames(error) }, 'the app crashed')
    process.exit(1)
  })
}

/** Starts the app: opens the database, listens, prints where it is. Throws when it cannot. */
export const start = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: null })
  tellOfCrash(log)
  const database = await open(config, log)
  const counters = config.rateLimits
    ? await openCounters(config.databaseUrl ? { postgres: config.databaseUrl } : { folder: config.dataDir })
    : null
  const { baseUrl, isOwnOrigin } = originsOf(config)
  const streams = createStreamRegistry()
  const nights = watchBackups(config, log)
  const app = createApp({
    database,
    config,
    baseUrl,
    isOwnOrigin,
    clock: Date.now,
    secret: readSecret(config.dataDir),
    limits: counters ? createRateLimits(counters) : noRateLimits,
    mailer: config.mail && createMailer(config.mail),
    version: version(),
    log,
    streams,
    backups: nights.state,
    webFolder: path.join(root, 'dist/web'),
  })
  const taken = `PORT ${config.port} is in use; choose another, such as PORT=3001`
  listen(app, {
    port: config.port,
    host: config.host,
    ready: () => printStartupMessage(config, baseUrl, database.displayName),
    failed: (error) => cannotStart(error.code === 'EADDRINUSE' ? new Error(taken) : error),
    stopping: streams.stop,
    close: async () => {
      nights.stop()
      await counters?.close()
      await database.close()
    },
  })
  startCleanup(database.transact, log)
}

/** Says why the app cannot start, and ends with 1. */
export const cannotStart = (error: unknown): never => {
  process.stderr.write(`Glowjar cannot start:\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
