import { lockAndBackUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import type { Config } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { lockFolderShared } from '#server/db/folder-lock.ts'
import { lockPostgresShared } from '#server/db/postgres-lock.ts'
import { withoutStatementTimeout } from '#server/db/postgres.ts'

type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

/** Opens the database for a command, without a statement timeout. */
export const openDatabase = (config: DatabaseConfig, now: number): Promise<Database> =>
  connect(config.databaseUrl ? { postgres: withoutStatementTimeout(config.databaseUrl) } : { folder: config.dataDir }, {
    beforeUpgrade: () => lockAndBackUpBeforeUpgrade(config, now),
  })

/**
 * Opens the database for a command that writes, and prevents a restore or move until it is closed.
 * @throws OperatorError while the data is being restored or moved
 */
export const openDatabaseForWriting = async (config: DatabaseConfig, now: number): Promise<Database> => {
  const { databaseUrl, dataDir } = config
  const unlockFolder = databaseUrl ? null : lockFolderShared(dataDir)
  const unlockPostgres = databaseUrl ? await lockPostgresShared(databaseUrl) : null
  const unlock = async () => {
    unlockFolder?.()
    await unlockPostgres?.()
  }
  try {
    const database = await openDatabase(config, now)
    const close = async () => {
      await database.close()
      await unlock()
    }
    return { ...database, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
