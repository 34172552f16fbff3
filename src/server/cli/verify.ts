import type { Database } from '#server/db/connect.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'

/** `glowjar verify`: prints each inconsistent row and their number; returns the exit code. */
export const verifyCommand = async ({ snapshot }: Database, print: (line: string) => void): Promise<number> => {
  const faults = await snapshot(verify)
  for (const fault of faults) print(formatInconsistency(fault))
  print(faults.length === 0 ? 'No inconsistencies found.' : `${faults.length} inconsistent rows`)
  return faults.length === 0 ? 0 : 1
}
