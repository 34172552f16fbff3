import { lockAndBackUpBeforeUpgrade } from '#server/backup/before-upgrade.ts'
import type { Config } from '#server/config.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { withoutStatementTimeout } from '#server/db/postgres.ts'

/** Opens the database for a command, which takes the time that a large one needs. */
export const openDatabase = (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>,
  now: number,
): Promise<Database> =>
  connect(config.databaseUrl ? { postgres: withoutStatementTimeout(config.databaseUrl) } : { folder: config.dataDir }, {
    beforeUpgrade: () => lockAndBackUpBeforeUpgrade(config, now),
  })
