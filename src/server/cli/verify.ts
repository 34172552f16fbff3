import { verify } from '#server/ledger/verify.ts'
import { parseArguments, type DatabaseCommandContext } from './command.ts'

export const verifyUsage = 'glowjar verify                   checks all data; prints each inconsistent row'

/** Parses `glowjar verify`, which prints each inconsistent row and their number, and returns the exit code. */
export const verifyCommand = (args: readonly string[]) => {
  parseArguments(args, verifyUsage, 0, {})
  return async ({ database, print }: Pick<DatabaseCommandContext, 'database' | 'print'>): Promise<number> => {
    const inconsistencies = await database.snapshot(verify)
    for (const line of inconsistencies) print(line)
    print(inconsistencies.length === 0 ? 'No inconsistencies found.' : `${inconsistencies.length} inconsistent rows`)
    return inconsistencies.length === 0 ? 0 : 1
  }
}
