import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { lockFolderForApp } from '#server/db/folder-lock.ts'
import { listBackups } from './backup-folder.ts'
import { createBackup } from './create.ts'
import { readManifest } from './manifest.ts'

type Upgrading = Pick<Config, 'dataDir' | 'backups'>

/**
 * Keeps a copy of an SQLite database before its schema is changed. One copy is kept of each schema, so that an upgrade
 * that fails again and again does not fill the disk.
 */
export const backUpBeforeUpgrade = async ({ dataDir, backups }: Upgrading, now: number): Promise<void> => {
  const made = await createBackup({ dataDir, databaseUrl: null }, backups.folder, 'before-upgrade', now)
  for (const { name, kind } of await listBackups(backups.folder)) {
    const older = path.join(backups.folder, name)
    if (kind !== 'before-upgrade' || older === made.folder) continue
    const same = await readManifest(older).then(
      (manifest) => manifest.schema === made.schema,
      () => false,
    )
    if (same) rmSync(older, { recursive: true })
  }
}

/** The same for a command: nobody may be running on the folder whose schema is changed. */
export const lockAndBackUpBeforeUpgrade = async (config: Upgrading, now: number): Promise<void> => {
  // Held until the command ends, since the change comes after this.
  lockFolderForApp(config.dataDir)
  await backUpBeforeUpgrade(config, now)
}
