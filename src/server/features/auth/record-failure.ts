import { randomInt } from 'node:crypto'
import type { Transact } from '#server/db/transaction.ts'
import { recordFailedSignIns, type FailedSignIns } from '#server/ledger/security-events.ts'

/** Counts a failed sign-in in the security log of an account, after the response. */
export type FailureRecorder = (event: Omit<FailedSignIns, 'count'>, now: number) => void

/**
 * Creates the function that counts failed sign-ins. The time of a response must not reveal whether the address is known:
 * failures are added up in memory by account and kind, and written after a random delay of 20 to 200 ms, one account
 * after the other, so that however many there are, they use one connection to the database.
 */
export const createFailureRecorder = (
  transact: Transact,
  reportError: (message: string, error: unknown) => void,
): FailureRecorder => {
  const waiting = new Map<string, { event: FailedSignIns; now: number }>()
  let isScheduled = false

  const writeLater = () => setTimeout(() => void writeAll(), randomInt(20, 200))

  const writeAll = async () => {
    const failures = [...waiting.values()]
    waiting.clear()
    for (const { event, now } of failures) {
      await transact((tx) => recordFailedSignIns(tx, event, now)).catch((error: unknown) =>
        reportError('failed sign-ins were not recorded', error),
      )
    }
    isScheduled = waiting.size > 0
    if (isScheduled) writeLater()
  }

  return (event, now) => {
    const key = `${event.kind} ${event.userId}`
    const before = waiting.get(key)
    waiting.set(key, { event: { ...event, count: (before?.event.count ?? 0) + 1 }, now })
    if (isScheduled) return
    isScheduled = true
    writeLater()
  }
}
