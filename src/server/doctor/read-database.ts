import { existsSync } from 'node:fs'
import path from 'node:path'
import { databaseFileNames } from '#server/backup/manifest.ts'
import type { Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { currentSchemaName, isKnownSchema } from '#server/db/migrate.ts'
import { readPostgresMetadata } from '#server/db/postgres-metadata.ts'
import { readSchemaName } from '#server/db/sqlite-files.ts'
import { errorMessage } from '#server/error-parts.ts'
import { hasHadAccount } from '#server/ledger/account-mark.ts'
import { fine, toDo, type Finding } from './finding.ts'

/** What the checks need to know of the database, which is not migrated by this. */
export interface DatabaseState {
  finding: Finding
  /** The number of accounts, and whether there has ever been one; null if it cannot be read. */
  accounts: { count: number; hasHadAccount: boolean } | null
  /** When the first account was created, in milliseconds since the epoch; null without one. */
  createdAt: number | null
  /** The newest instant that is stored for accounts and sessions. */
  newestAt: number | null
  /** Since when the oldest mail has waited to be sent. */
  mailWaitingSince: number | null
  /** The clock of a PostgreSQL server. */
  now: number | null
}

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>

const unknownState = { accounts: null, createdAt: null, newestAt: null, mailWaitingSince: null, now: null }

const readSchema = async ({ dataDir, databaseUrl }: Settings) => {
  if (databaseUrl !== null) return readPostgresMetadata(databaseUrl)
  const file = path.join(dataDir, databaseFileNames.sqlite)
  return { schema: existsSync(file) ? readSchemaName(file) : null, now: null }
}

const parseOrNull = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null)

const readAccounts = async ({ dataDir, databaseUrl }: Settings, now: number | null): Promise<DatabaseState> => {
  const database = await connect(databaseUrl === null ? { folder: dataDir } : { postgres: databaseUrl })
  try {
    const { db, displayName } = database
    const users = await db
      .selectFrom('users')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.min('created_at').as('first'),
        fn.max('updated_at').as('last'),
      ])
      .executeTakeFirstOrThrow()
    const sessions = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.max('updated_at').as('last'))
      .executeTakeFirstOrThrow()
    const mails = await db
      .selectFrom('jobs')
      .select(({ fn }) => fn.min('created_at').as('first'))
      .where('kind', '=', 'mail')
      .executeTakeFirstOrThrow()
    const count = Number(users.count)
    return {
      finding: fine('database', `${displayName}, ${count} ${count === 1 ? 'account' : 'accounts'}`),
      accounts: { count, hasHadAccount: await hasHadAccount(db) },
      createdAt: parseOrNull(users.first),
      newestAt: Math.max(parseOrNull(users.last) ?? 0, parseOrNull(sessions.last) ?? 0) || null,
      mailWaitingSince: parseOrNull(mails.first),
      now,
    }
  } finally {
    await database.close()
  }
}

const describeSchema = (schema: string | null): Finding => {
  if (schema === null) return fine('database', 'none yet; the first start creates it')
  return isKnownSchema(schema)
    ? toDo('database', `it has the older schema ${schema}: restart Glowjar, which backs it up and upgrades it`)
    : toDo('database', `it was written by a newer Glowjar (schema ${schema}): install that version`)
}

/** Reads the state of the database without changing it. */
export const readDatabaseState = async (settings: Settings): Promise<DatabaseState> => {
  try {
    const { schema, now } = await readSchema(settings)
    if (schema === currentSchemaName) return await readAccounts(settings, now)
    const accounts = schema === null ? { count: 0, hasHadAccount: false } : null
    return { ...unknownState, accounts, finding: describeSchema(schema), now }
  } catch (error) {
    const advice =
      settings.databaseUrl === null
        ? 'is the disk full? If the file is damaged, restore a backup'
        : 'check DATABASE_URL and the server'
    return { ...unknownState, finding: toDo('database', `it cannot be read (${errorMessage(error)}): ${advice}`) }
  }
}
