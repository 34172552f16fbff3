import { readdir } from 'node:fs/promises'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { dayMs } from '#shared/time/duration.ts'
import { iso } from '#server/ids.ts'

/** Why a backup was made. */
export type BackupKind = 'nightly' | 'manual' | 'before-upgrade' | 'before-restore'

/** A complete backup in a folder of backups. */
export interface BackupEntry {
  name: string
  madeAt: number
  kind: BackupKind
}

const keptDays = 14

const pattern = /^glowjar-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(nightly|manual|before-upgrade|before-restore)$/

/** What a backup is called: by when and why, so that names sort by time. */
export const backupName = (kind: BackupKind, at: number): string => `glowjar-${iso(at).replaceAll(':', '-')}-${kind}`

const listed = (name: string): BackupEntry[] => {
  const [, hour = '', minute = '', second = '', kind] = pattern.exec(name) ?? []
  return kind ? [{ name, madeAt: Date.parse(`${hour}:${minute}:${second}`), kind: kind as BackupKind }] : []
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The complete backups of a folder, the oldest first: a half one never has such a name. */
export const listBackups = async (folder: string): Promise<BackupEntry[]> => {
  try {
    return (await readdir(folder)).toSorted().flatMap(listed)
  } catch (error) {
    if (isAbsent(error)) return []
    throw error
  }
}

/** The beginning of the name of what is not complete yet. */
const partial = '.partial-'

/** A fresh folder for a backup that is not complete yet. What others left half done a day ago goes. */
export const createPartialFolder = (folder: string, at: number): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder)) {
    const left = path.join(folder, name)
    if (name.startsWith(partial) && statSync(left).mtimeMs < at - dayMs) rmSync(left, { recursive: true })
  }
  const made = path.join(folder, `${partial}${iso(at).replaceAll(':', '-')}-${process.pid}`)
  mkdirSync(made, { mode: 0o700 })
  return made
}

/** Deletes the nightly backups that are older than a fortnight; the newest one stays, however old. */
export const deleteOldNightlyBackups = async (folder: string, now: number): Promise<void> => {
  const nights = (await listBackups(folder)).filter(({ kind }) => kind === 'nightly')
  for (const { name, madeAt } of nights.slice(0, -1)) {
    if (madeAt < now - keptDays * dayMs) rmSync(path.join(folder, name), { recursive: true })
  }
}
