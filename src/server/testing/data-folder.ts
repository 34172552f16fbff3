import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { minuteMs } from '#shared/time/duration.ts'
import { createBackup } from '#server/backup/create.ts'
import { createManifest } from '#server/backup/manifest.ts'
import { restoreBackup, type RestoreOptions } from '#server/backup/restore.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { currentSchemaName } from '#server/db/migrate.ts'
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
    backups: { folder: path.join(folder, 'backups'), nightly: true, passphrase: null as string | null },
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
/** Returns the time of the next backup or restore of a test, one minute after the one before. */
export const advanceOneMinute = () => {
  // The files of a worker share this module: each test starts at the same minute.
  if (minutes === 0) onTestFinished(() => void (minutes = 0))
  minutes += 1
  return creationTime + minutes * minuteMs
}
export const backUp = ({ config }: DataFolder, kind: 'manual' | 'nightly' = 'manual') =>
  createBackup(config, config.backups.folder, kind, advanceOneMinute())
const defaultOptions = { keepsSessions: false, withoutSecret: false }

/** Restores a backup into its data folder; returns the folder with the replaced data. */
export const restore = async ({ config }: DataFolder, backup: string, options: Partial<RestoreOptions> = {}) =>
  (await restoreBackup(backup, config, { ...defaultOptions, ...options }, advanceOneMinute())).before
export const readFileMode = (file: string) => statSync(file).mode & 0o777

/** Turns a backup into one of format 1 or 2, which contains the secret of its data folder in plain text. */
export const addPlainSecret = async (data: DataFolder, backup: string, format: 1 | 2) => {
  copyFileSync(path.join(data.folder, 'secret.key'), path.join(backup, 'secret.key'))
  const details = { engine: 'sqlite', schema: currentSchemaName, madeAt: new Date(creationTime).toISOString() } as const
  const names = ['glowjar.sqlite', 'secret.key']
  const { secretFingerprint: _, ...older } = await createManifest(
    backup,
    { ...details, secretFingerprint: null, wrong: 0 },
    names,
  )
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...older, format }))
}

const readManifest = (backup: string) =>
  JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as Record<string, unknown>

export const editManifest = (backup: string, change: Record<string, unknown>) =>
  writeFileSync(path.join(backup, 'manifest.json'), JSON.stringify({ ...readManifest(backup), ...change }))
