import { statSync } from 'node:fs'
import path from 'node:path'
import { findNewestBackup } from '#server/backup/backup-folder.ts'
import { encryptedSecretFileName, readManifest } from '#server/backup/manifest.ts'
import { readSecret } from '#server/backup/restored-secret.ts'
import type { Config } from '#server/config.ts'
import { errorMessage } from '#server/error-parts.ts'
import { dayMs, hourMs, minuteMs } from '#shared/time/duration.ts'
import { fine, toDo, type Finding } from './finding.ts'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>

const maxAgeMs = 28 * hourMs

const relativeTime = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const formatAge = (ms: number) => {
  if (ms < hourMs) return relativeTime.format(-Math.round(ms / minuteMs), 'minute')
  return ms < 2 * dayMs
    ? relativeTime.format(-Math.round(ms / hourMs), 'hour')
    : relativeTime.format(-Math.round(ms / dayMs), 'day')
}

const isOnSameDisk = ({ dataDir, backups }: Settings) => statSync(dataDir).dev === statSync(backups.folder).dev

const describeSchedule = ({ databaseUrl, backups }: Settings) => {
  if (backups.nightly) return 'Glowjar makes one every night while it runs'
  return databaseUrl === null
    ? 'BACKUP_DIR=off disables nightly backups: remove it, or run "glowjar backup" every night'
    : 'on PostgreSQL nothing makes them by itself: run "glowjar backup" every night (docs/operating.md)'
}

const checkNewest = async (settings: Settings, { name, madeAt }: { name: string; madeAt: number }, now: number) => {
  const folder = path.join(settings.backups.folder, name)
  const age = now - madeAt
  if (age > maxAgeMs)
    return toDo(
      'backups',
      `the newest one was made ${formatAge(age)}: ${describeSchedule(settings)}. See the log for failures`,
    )
  const { wrong } = await readManifest(folder)
  if (wrong !== null && wrong > 0)
    return toDo('backups', `${folder} has ${wrong} inconsistent rows: run "glowjar verify"`)
  const place = isOnSameDisk(settings) ? ', on the disk of the data: copy them to another one, too' : ''
  return fine('backups', `the newest one was made ${formatAge(age)} and is complete: ${folder}${place}`)
}

/** Checks the newest backup; `isNew` tells whether the installation is younger than a day, which needs none yet. */
const checkBackupAge = async (settings: Settings, isNew: boolean, now: number): Promise<Finding> => {
  try {
    const newest = await findNewestBackup(settings.backups.folder, now)
    if (newest) return await checkNewest(settings, newest, now)
    if (settings.backups.nightly && isNew) return fine('backups', 'none yet; the first one is made while Glowjar runs')
    return toDo('backups', `there is none in ${settings.backups.folder}: ${describeSchedule(settings)}`)
  } catch (error) {
    return toDo('backups', `the newest one cannot be used: ${errorMessage(error)}`)
  }
}

const checkSecret = ({ dataDir, backups }: Settings): Finding => {
  if (readSecret(dataDir) === null) return fine('secret', 'none yet; the first start creates it')
  return backups.passphrase === null
    ? fine('secret', 'in no backup: keep a copy of secret.key elsewhere, or set BACKUP_PASSPHRASE')
    : fine('secret', `new backups contain it, encrypted with BACKUP_PASSPHRASE, as ${encryptedSecretFileName}`)
}

/** Checks the age and completeness of the newest backup, and whether backups contain the secret. */
export const checkBackups = async (settings: Settings, isNew: boolean, now: number): Promise<Finding[]> => [
  await checkBackupAge(settings, isNew, now),
  checkSecret(settings),
]
