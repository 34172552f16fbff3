import path from 'node:path'
import { restoreBackup } from '#server/backup/restore.ts'
import type { Config } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'

export const restoreUsage = `glowjar restore <backup>          puts a backup in the place of the data; stop Glowjar first`

/** `glowjar restore`: says what came back, and where what was there before is kept. */
export const restoreCommand = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backups'>,
  args: readonly string[],
  now: number,
  print: (line: string) => void,
): Promise<void> => {
  const [backup, ...rest] = args
  if (backup === undefined || rest.length > 0) throw new OperatorError(restoreUsage)
  const { before } = await restoreBackup(path.resolve(backup), config, now)
  print(`Restored from ${path.resolve(backup)}; everything is as it must be.`)
  if (before) print(`What was there before is kept in ${before}`)
}
