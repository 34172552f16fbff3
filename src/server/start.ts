import path from 'node:path'
import { pino, type Logger } from 'pino'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { createApp } from './app.ts'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { startNightlyBackupProcess } from './backup/nightly-process.ts'
import { createNightlyBackupScheduler } from './backup/nightly.ts'
import type { Config } from './config.ts'
import { connect, type Database } from './db/connect.ts'
import { openRateLimitDatabase } from './db/rate-limit-database.ts'
import { lockFolderForApp } from './db/folder-lock.ts'
import { lockPostgresAgainstRestore } from './db/postgres-lock.ts'
import { createErrorReporter } from './error-reporter.ts'
import { errorCode, stackFrames } from './error-parts.ts'
import { createAppJobRunner } from './job-runner.ts'
import { startJobs } from './jobs/runner.ts'
import { createFailureRecorder } from './ledger/failure-recorder.ts'
import type { Services } from './services.ts'
import { exitWithStartError } from './start-error.ts'
import { printStartupMessage } from './startup-message.ts'
import { createRateLimits, noRateLimits } from './rate-limits.ts'
import { createStreamRegistry } from './http/event-stream.ts'
import { serveUntilSignal } from './http/serve-until-signal.ts'
import { createMalformedRequestResponder } from './http/malformed-requests.ts'
import { createSecurityHeaders } from './http/security.ts'
import { createMailer } from './mail/mailer.ts'
import { resolveOrigins } from './origins.ts'
import { readOrCreateSecret } from './secret.ts'
import { startCleanup } from './cleanup.ts'
import { packageRoot, readPackageVersions } from './package-versions.ts'

const backupCheckIntervalMs = 5 * minuteMs
/** How long a process that stops waits for mails that are being sent: shorter than its supervisor waits for it. */
const mailGraceMs = secondMs

const startNightlyBackupSchedule = (config: Config, log: Logger) => {
  const { folder, nightly } = config.backups
  const backups = createNightlyBackupScheduler({
    folder,
    clock: Date.now,
    start: nightly ? () => startNightlyBackupProcess(config) : null,
    onError: (reason) => log.error({ reason }, 'the nightly backup failed'),
  })
  setInterval(() => void backups.check(), backupCheckIntervalMs).unref()
  return backups
}

/**
 * Opens the database under the lock of a running app: exclusive for an SQLite folder, shared for PostgreSQL. Backs an
 * SQLite file up before it is migrated.
 */
const openDatabase = async (config: Config, log: Logger): Promise<Database> => {
  const onLost = (error: Error) => log.warn({ code: errorCode(error) }, 'a database connection was lost')
  const { databaseUrl: postgres, dataDir: folder } = config
  const unlock: () => unknown = postgres ? await lockPostgresAgainstRestore(postgres) : lockFolderForApp(folder)
  const database = postgres
    ? await connect({ postgres }, { onLost })
    : await connect({ folder }, { beforeUpgrade: () => backUpBeforeUpgrade(config, Date.now()) })
  const close = async () => {
    await database.close()
    await unlock()
  }
  return { ...database, close }
}

const openRateLimits = async ({ rateLimits, databaseUrl: postgres, dataDir: folder }: Config) => {
  if (!rateLimits) return { limits: noRateLimits, close: async () => undefined }
  const counters = await openRateLimitDatabase(postgres ? { postgres } : { folder })
  return { limits: createRateLimits(counters), close: counters.close }
}

// Without the error's message, which may contain user input.
const logAndExitOnCrash = (log: Logger) => {
  process.on('uncaughtException', (error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error
    log.fatal({ reason, stack: stackFrames(error) }, 'the app crashed')
    process.exit(1)
  })
}

/** Starts the app: opens the database, listens, and starts backups and cleanup. Throws when the database cannot be opened. */
export const start = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: null })
  logAndExitOnCrash(log)
  const database = await openDatabase(config, log)
  const rateLimits = await openRateLimits(config)
  const { baseUrl, isOwnOrigin } = resolveOrigins(config)
  const streams = createStreamRegistry()
  const failures = createFailureRecorder(database.transact, createErrorReporter(log))
  const backups = startNightlyBackupSchedule(config, log)
  const mailAbort = new AbortController()
  const services: Services = {
    database,
    config,
    baseUrl,
    isOwnOrigin,
    clock: Date.now,
    secret: readOrCreateSecret(config.dataDir),
    limits: rateLimits.limits,
    mailer: config.mail && createMailer(config.mail, mailAbort.signal),
    version: readPackageVersions().glowjar,
    log,
    streams,
    failures,
    backups: backups.state,
    webFolder: path.join(packageRoot, 'dist/web'),
  }
  serve(services, mailAbort, async () => {
    backups.stop()
    await failures.flush()
    await rateLimits.close()
    await database.close()
  })
  startCleanup(database.transact, log)
}

/** Serves the app and runs its jobs until a signal; then aborts the mails that hang and calls `close`. */
const serve = (services: Services, mailAbort: AbortController, close: () => Promise<void>): void => {
  const { config, baseUrl, database, log, streams } = services
  const jobs = startJobs(createAppJobRunner(services), createErrorReporter(log))
  const portInUse = `PORT ${config.port} is in use; choose another, such as PORT=3001`
  serveUntilSignal({
    fetch: createApp(services).fetch,
    port: config.port,
    host: config.host,
    malformedRequests: createMalformedRequestResponder(log, createSecurityHeaders(baseUrl.startsWith('https:'))),
    onListening: () => printStartupMessage(config, baseUrl, database.displayName),
    onError: (error) => exitWithStartError(error.code === 'EADDRINUSE' ? new Error(portInUse) : error),
    onStopping: () => {
      streams?.stop()
      void jobs.stop()
      setTimeout(() => mailAbort.abort(), mailGraceMs)
    },
    close: async () => {
      await jobs.stop()
      await close()
    },
  })
}
