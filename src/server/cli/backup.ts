import path from 'node:path'
import { deleteOldNightlyBackups } from '#server/backup/backup-folder.ts'
import { createBackup } from '#server/backup/create.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { formatDamage } from '#server/db/rate-limit-database.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DataConfig } from './command.ts'

export const backupUsage = `glowjar backup [--to=<folder>]   backs up all data, also while Glowjar runs`
export const restoreUsage = `glowjar restore <backup> [--keep-sessions] [--without-secret]
                                 replaces all data with a backup; stop Glowjar first`

// `--nightly` is used by the app itself: such backups are deleted after 14 days.
const backupOptions = { to: { type: 'string' }, nightly: { type: 'boolean', default: false } } as const

/** Runs `glowjar backup`: prints the folder of the new backup, then each inconsistent row. @throws OperatorError for faults */
export const backupCommand = async (
  config: DataConfig,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const { to, nightly } = parseArguments(args, backupUsage, 0, backupOptions)
  const backupsFolder = to === undefined ? config.backups.folder : path.resolve(to)
  const { folder, wrong, damaged } = await createBackup(config, backupsFolder, nightly ? 'nightly' : 'manual', now)
  if (nightly) await deleteOldNightlyBackups(backupsFolder, now)
  print(folder)
  for (const line of wrong) print(line)
  const faults = wrong.length > 0 ? [`${wrong.length} rows of the database are inconsistent.`] : []
  if (damaged) faults.push(`without the rate limits: ${formatDamage(damaged)}`)
  if (faults.length > 0) throw new OperatorError(`The backup is complete, but ${faults.join('\n')}`)
}

const restoreOptions = {
  'keep-sessions': { type: 'boolean', default: false },
  'without-secret': { type: 'boolean', default: false },
} as const

/** Runs `glowjar restore`: replaces the data with a backup, prints its path, what has ended and where the replaced data is. */
export const restoreCommand = async (
  config: DataConfig,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const { positionals, ...options } = parseArguments(args, restoreUsage, 1, restoreOptions)
  const backup = path.resolve(...positionals)
  const choices = { keepsSessions: options['keep-sessions'], withoutSecret: options['without-secret'] }
  const { before, notes } = await restoreBackup(backup, config, choices, now)
  print(`Restored from ${backup} and verified.`)
  for (const note of notes) print(note)
  if (before) print(`The previous data is in ${before}`)
}
