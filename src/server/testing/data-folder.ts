import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createBackup } from '#server/backup/create.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { readSecret } from '#server/secret.ts'
import { createMember } from './factories.ts'

/** Time of the test data. */
export const backupTime = Date.parse('2026-11-20T10:00:00.000Z')

/** Creates a data folder with one family. */
export const createDataFolder = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = {
    dataDir: folder,
    databaseUrl: null,
    backups: { folder: path.join(folder, 'backups'), nightly: true },
  }
  readSecret(folder)
  const open = async <T>(work: (database: Database) => Promise<T>) => {
    const database = await connect({ folder })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const join = (name: string) => open((database) => createMember(database, { name }, backupTime))
  const names = () =>
    open(async ({ db }) =>
      (await db.selectFrom('users').select('name').orderBy('id').execute()).map(({ name }) => name),
    )
  await join('Ana')
  return { folder, config, open, join, names }
}

export type Data = Awaited<ReturnType<typeof createDataFolder>>

let minutes = 0
export const later = () => backupTime + ++minutes * 60_000
export const backUp = ({ config }: Data, kind: 'manual' | 'nightly' = 'manual') =>
  createBackup(config, config.backups.folder, kind, later())
export const restore = ({ config }: Data, backup: string) => restoreBackup(backup, config, later())
export const modeOf = (file: string) => statSync(file).mode & 0o777

const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown>

export const editManifest = (backup: string, change: Record<string, unknown>) =>
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...manifestOf(backup), ...change }))
