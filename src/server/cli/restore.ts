import path from 'node:path'
import { restoreBackup } from '#server/backup/restore.ts'
import type { Config } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

export const restoreUsage = `glowjar restore <backup>          replaces all data with a backup; stop Glowjar first`

/** `glowjar restore`: prints what was restored and where the replaced data is. */
export const restoreCommand = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const [backup, ...rest] = args
  if (backup === undefined || rest.length > 0) throw new OperatorError(restoreUsage)
  const { before } = await restoreBackup(path.resolve(backup), config, now)
  print(`Restored from ${path.resolve(backup)} and verified.`)
  if (before) print(`The previous data is in ${before}`)
}
