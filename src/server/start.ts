import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { connect } from './db/connect.ts'
import { openCounters } from './db/counters.ts'
import { greet } from './greeting.ts'
import { makeLimits, noLimits } from './http/limits.ts'
import { makeStreams } from './http/event-stream.ts'
import { listen } from './http/listen.ts'
import { makeMailer } from './mail/mailer.ts'
import { originsOf } from './origins.ts'
import { readSecret } from './secret.ts'
import { tidyUp } from './tidy-up.ts'

const root = path.resolve(import.meta.dirname, '../..')

const version = (): string => {
  const { version: found } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return found
}

/** Starts the app: opens the database, listens, prints where it is. Throws when it cannot. */
export const start = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: null })
  const place = config.databaseUrl ? { postgres: config.databaseUrl } : { folder: config.dataDir }
  const database = await connect(place, (error) =>
    log.warn({ code: 'code' in error ? error.code : undefined }, 'a database connection was lost'),
  )
  const counters = config.rateLimits ? await openCounters(place) : null
  const { baseUrl, isOwnOrigin } = originsOf(config)
  const streams = makeStreams()
  const app = createApp({
    database,
    config,
    baseUrl,
    isOwnOrigin,
    clock: Date.now,
    secret: readSecret(config.dataDir),
    limits: counters ? makeLimits(counters) : noLimits,
    mailer: config.mail && makeMailer(config.mail),
    version: version(),
    log,
    streams,
    webFolder: path.join(root, 'dist/web'),
  })
  const taken = `PORT ${config.port} is in use; choose another, such as PORT=3001`
  listen(app, {
    port: config.port,
    host: config.host,
    ready: () => greet(config, baseUrl, database.place),
    failed: (error) => cannotStart(error.code === 'EADDRINUSE' ? new Error(taken) : error),
    stopping: streams.stop,
    close: async () => {
      await counters?.close()
      await database.close()
    },
  })
  tidyUp(database.transact, log)
}

/** Says why the app cannot start, and ends with 1. */
export const cannotStart = (error: unknown): never => {
  process.stderr.write(`Glowjar cannot start:\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
