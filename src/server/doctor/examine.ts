import { existsSync } from 'node:fs'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { listBackups } from '#server/backup/backup-folder.ts'
import { rateLimitsFileName } from '#server/backup/manifest.ts'
import type { Config } from '#server/config.ts'
import { isReadableFile } from '#server/db/sqlite-files.ts'
import { checkLimits, checkSignUp } from './check-accounts.ts'
import { checkBackups } from './check-backups.ts'
import { listModelErrors, loadHelplines } from '#server/assistant/content/load.ts'
import { checkHelplines } from './check-helplines.ts'
import { checkClock, checkDataFolder, checkDiskSpace, checkVersions } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkModels } from './check-models.ts'
import { checkNetwork } from './check-network.ts'
import { toDo, type Finding } from './finding.ts'
import { readDatabaseState } from './read-database.ts'

const isDamaged = (file: string) => existsSync(file) && !isReadableFile(file)

const findNewestBackupTime = async ({ backups }: Config): Promise<number> =>
  (await listBackups(backups.folder).catch(() => [])).at(-1)?.madeAt ?? 0

/** Checks an installation and changes nothing. Returns one finding per check. */
export const examine = async (config: Config, now: number): Promise<Finding[]> => {
  const { dataDir, databaseUrl } = config
  const versions = checkVersions(process.versions.node)
  if (!existsSync(dataDir)) {
    const advice = 'start Glowjar, which creates it, or set DATA_DIR as for the app'
    return [versions, toDo('data', `${dataDir} does not exist: ${advice}`)]
  }
  const database = await readDatabaseState(config)
  const newestAt = Math.max(database.newestAt ?? 0, await findNewestBackupTime(config))
  const isNew = database.createdAt === null || database.createdAt > now - dayMs
  return [
    versions,
    database.finding,
    checkDataFolder(dataDir),
    ...(await checkNetwork(config)),
    checkSignUp(config, database.accounts),
    checkLimits(config, databaseUrl === null && isDamaged(path.join(dataDir, rateLimitsFileName))),
    ...(await checkBackups(config, isNew, now)),
    checkDiskSpace(config),
    checkClock(now, newestAt, database.now),
    await checkMail(config, database.mailWaitingSince, now),
    checkHelplines(loadHelplines(), now),
    checkModels(listModelErrors()),
  ]
}
