import { readdir } from 'node:fs/promises'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { errorCode } from '#server/error-parts.ts'
import { toIso } from '#server/ids.ts'

/** Reason why a backup was made; part of its name. */
export type BackupKind = 'nightly' | 'manual' | 'before-upgrade' | 'before-restore'

/** Name, time and kind of a complete backup in a folder of backups. */
export interface BackupEntry {
  name: string
  /** Unix time in milliseconds. */
  madeAt: number
  kind: BackupKind
}

const nightlyRetentionDays = 14

const namePattern =
  /^glowjar-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(nightly|manual|before-upgrade|before-restore)$/

/** Formats the name of a backup; names sort by time. */
export const formatBackupName = (kind: BackupKind, at: number): string =>
  `glowjar-${toIso(at).replaceAll(':', '-')}-${kind}`

const parseBackupName = (name: string): BackupEntry[] => {
  const [, hour = '', minute = '', second = '', kind] = namePattern.exec(name) ?? []
  return kind ? [{ name, madeAt: Date.parse(`${hour}:${minute}:${second}`), kind: kind as BackupKind }] : []
}

/** Lists the complete backups in a folder, oldest first. */
export const listBackups = async (folder: string): Promise<BackupEntry[]> => {
  try {
    return (await readdir(folder)).toSorted().flatMap(parseBackupName)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Returns the newest regular backup in a folder, nightly or manual: one made before an upgrade or a restore holds what was
 * replaced. One dated in the future by a wrong clock does not count.
 */
export const findNewestBackup = async (
  folder: string,
  now: number,
  kinds: readonly BackupKind[] = ['nightly', 'manual'],
): Promise<BackupEntry | undefined> =>
  (await listBackups(folder)).findLast(({ kind, madeAt }) => kinds.includes(kind) && madeAt <= now)

const unfinishedPrefix = '.partial-'

/** Creates an empty folder for a new backup and deletes unfinished ones older than a day. Returns its path. */
export const createUnfinishedFolder = (folder: string, now: number): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    const leftover = path.join(folder, name)
    if (name.startsWith(unfinishedPrefix) && statSync(leftover).mtimeMs < now - dayMs) {
      rmSync(leftover, { recursive: true })
    }
  }
  const created = path.join(folder, `${unfinishedPrefix}${toIso(now).replaceAll(':', '-')}-${process.pid}`)
  mkdirSync(created, { mode: 0o700 })
  return created
}

/** Deletes nightly backups older than 14 days, but never the newest one. */
export const deleteOldNightlyBackups = async (folder: string, now: number): Promise<void> => {
  const nightly = (await listBackups(folder)).filter(({ kind }) => kind === 'nightly')
  for (const { name, madeAt } of nightly.slice(0, -1)) {
    if (madeAt < now - nightlyRetentionDays * dayMs) rmSync(path.join(folder, name), { recursive: true })
  }
}
