import type { Database } from '#server/db/connect.ts'
import { formatInconsistency } from '#server/ledger/fault.ts'
import { verify } from '#server/ledger/verify.ts'

/** Prints each wrong row of a database, then a count; gives the exit code. */
export const verifyDatabase = async ({ snapshot }: Database, print: (line: string) => void): Promise<number> => {
  const faults = await snapshot(verify)
  for (const fault of faults) print(formatInconsistency(fault))
  print(faults.length === 0 ? 'Everything is as it must be.' : `${faults.length} wrong`)
  return faults.length === 0 ? 0 : 1
}
