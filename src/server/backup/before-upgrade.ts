import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { listBackups } from './backup-folder.ts'
import { createBackup } from './create.ts'
import { readManifest } from './manifest.ts'

type UpgradeConfig = Pick<Config, 'dataDir' | 'backups'>

/**
 * Backs up an SQLite database before its schema changes. Only the newest such backup of each schema is retained, so that
 * an upgrade that fails repeatedly does not fill the disk.
 */
export const backUpBeforeUpgrade = async ({ dataDir, backups }: UpgradeConfig, now: number): Promise<void> => {
  const created = await createBackup({ dataDir, databaseUrl: null, backups }, backups.folder, 'before-upgrade', now)
  for (const { name, kind } of await listBackups(backups.folder)) {
    const folder = path.join(backups.folder, name)
    if (kind !== 'before-upgrade' || folder === created.folder) continue
    const hasSameSchema = await readManifest(folder).then(
      ({ schema }) => schema === created.schema,
      () => false,
    )
    if (hasSameSchema) rmSync(folder, { recursive: true })
  }
}

/**
 * Locks the data folder until the process exits, then backs up its SQLite database: for a command that upgrades it.
 * @throws OperatorError if the app is running on the folder
 */
export const lockUntilExitAndBackUp = async (config: UpgradeConfig, now: number): Promise<void> => {
  lockFolderForApp(config.dataDir)
  await backUpBeforeUpgrade(config, now)
}
