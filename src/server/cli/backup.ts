import path from 'node:path'
import { parseArgs } from 'node:util'
import { deleteOldNightlyBackups } from '#server/backup/backup-folder.ts'
import { createBackup } from '#server/backup/create.ts'
import type { Config } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

export const backupUsage = `glowjar backup [--to=<folder>]   keeps the data as it is now, also while Glowjar runs`

const optionsIn = (args: readonly string[]) => {
  // `--nightly` is what the app itself asks for: such a backup goes after a fortnight.
  const options = { to: { type: 'string' }, nightly: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : ''}\n${backupUsage}`)
  }
}

/** `glowjar backup`: makes one, says where it lies and which rows were wrong already. */
export const backupCommand = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const { to, nightly = false } = optionsIn(args)
  const folder = to === undefined ? config.backups.folder : path.resolve(to)
  const made = await createBackup(config, folder, nightly ? 'nightly' : 'manual', now)
  if (nightly) await deleteOldNightlyBackups(folder, now)
  print(made.folder)
  for (const line of made.wrong) print(line)
  if (made.wrong.length === 0) return
  throw new OperatorError(`The backup is complete, but ${made.wrong.length} rows of the database are wrong.`)
}
