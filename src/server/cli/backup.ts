import path from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldNightlyBackups } from '#server/backup/backup-folder.ts'
import { createBackup } from '#server/backup/create.ts'
import type { Config } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

export const backupUsage = `glowjar backup [--to=<folder>]   backs up all data, also while Glowjar runs`

const parseOptions = (args: readonly string[]) => {
  // `--nightly` is used by the app itself: such backups are deleted after 14 days.
  const options = { to: { type: 'string' }, nightly: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : ''}\n${backupUsage}`)
  }
}

/** `glowjar backup`: prints the folder of the new backup, then each inconsistent row. */
export const backupCommand = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const { to, nightly = false } = parseOptions(args)
  const backupsFolder = to === undefined ? config.backups.folder : path.resolve(to)
  const { folder, wrong } = await createBackup(config, backupsFolder, nightly ? 'nightly' : 'manual', now)
  if (nightly) await deleteOldNightlyBackups(backupsFolder, now)
  print(folder)
  for (const line of wrong) print(line)
  if (wrong.length === 0) return
  throw new OperatorError(`The backup is complete, but ${wrong.length} rows of the database are inconsistent.`)
}
