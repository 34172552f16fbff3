import { verify } from '#server/ledger/verify.ts'
import { parseArguments, type DatabaseCommandContext } from './command.ts'

export const verifyUsage = 'glowjar verify                   checks all data; prints each inconsistent row'

/** Runs `glowjar verify`: prints each inconsistent row and their number; returns the exit code. */
export const verifyCommand = async (
  { database, print }: Pick<DatabaseCommandContext, 'database' | 'print'>,
  args: readonly string[],
): Promise<number> => {
  parseArguments(args, verifyUsage, 0, {})
  const inconsistencies = await database.snapshot(verify)
  for (const line of inconsistencies) print(line)
  print(inconsistencies.length === 0 ? 'No inconsistencies found.' : `${inconsistencies.length} inconsistent rows`)
  return inconsistencies.length === 0 ? 0 : 1
}
