import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createBackup } from '#server/backup/create.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { insertMemberWithSession } from './factories.ts'

/** When the test data is created, in milliseconds since 1970. */
export const creationTime = Date.parse('2026-11-20T10:00:00.000Z')

/** Creates a data folder with one family, deleted when the test ends. Returns it with functions that add and list its users. */
export const createDataFolder = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const config = {
    dataDir: folder,
    databaseUrl: null,
    backups: { folder: path.join(folder, 'backups'), nightly: true },
  }
  readOrCreateSecret(folder)
  const withDatabase = async <T>(work: (database: Database) => Promise<T>) => {
    const database = await connect({ folder })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const addMember = (name: string) =>
    withDatabase((database) => insertMemberWithSession(database, { name }, creationTime))
  const userNames = () =>
    withDatabase(async ({ db }) =>
      (await db.selectFrom('users').select('name').orderBy('id').execute()).map(({ name }) => name),
    )
  await addMember('Ana')
  return { folder, config, withDatabase, addMember, userNames }
}

export type DataFolder = Awaited<ReturnType<typeof createDataFolder>>

let minutes = 0
export const advanceOneMinute = () => creationTime + ++minutes * 60_000
export const backUp = ({ config }: DataFolder, kind: 'manual' | 'nightly' = 'manual') =>
  createBackup(config, config.backups.folder, kind, advanceOneMinute())
export const restore = ({ config }: DataFolder, backup: string) => restoreBackup(backup, config, advanceOneMinute())
export const readFileMode = (file: string) => statSync(file).mode & 0o777

const readManifest = (backup: string) =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown>

export const editManifest = (backup: string, change: Record<string, unknown>) =>
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...readManifest(backup), ...change }))
