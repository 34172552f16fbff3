import type { Database } from '#server/db/connect.ts'
import { verify } from '#server/ledger/verify.ts'

/** `glowjar verify`: prints each inconsistent row and their number; returns the exit code. */
export const verifyCommand = async ({ snapshot }: Database, print: (line: string) => void): Promise<number> => {
  const inconsistencies = await snapshot(verify)
  for (const line of inconsistencies) print(line)
  print(inconsistencies.length === 0 ? 'No inconsistencies found.' : `${inconsistencies.length} inconsistent rows`)
  return inconsistencies.length === 0 ? 0 : 1
}
