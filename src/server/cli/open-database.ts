import { lockUntilExitAndBackUp } from '#server/backup/before-upgrade.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { lockFolderAgainstRestore } from '#server/db/folder-lock.ts'
import { lockPostgresAgainstRestore } from '#server/db/postgres-lock.ts'
import { toUrlWithoutTimeout } from '#server/db/postgres.ts'
import type { DataConfig } from './command.ts'

/** Opens the database for a command, without a statement timeout. Backs an SQLite file up before it is migrated. */
export const openWithoutLock = (config: DataConfig, now: number): Promise<Database> =>
  connect(config.databaseUrl ? { postgres: toUrlWithoutTimeout(config.databaseUrl) } : { folder: config.dataDir }, {
    beforeUpgrade: () => lockUntilExitAndBackUp(config, now),
  })

/**
 * Opens the database for a command that writes, and prevents a restore or move until it is closed.
 * @throws OperatorError while the data is being restored or moved
 */
export const openLockedAgainstRestore = async (config: DataConfig, now: number): Promise<Database> => {
  const { databaseUrl, dataDir } = config
  const unlock: () => unknown = databaseUrl
    ? await lockPostgresAgainstRestore(databaseUrl)
    : lockFolderAgainstRestore(dataDir)
  try {
    const database = await openWithoutLock(config, now)
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
