import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { secondMs } from '#shared/time/duration.ts'
import type { Transact } from '#server/db/transaction.ts'
import type { ReportError } from '#server/error-reporter.ts'
import { recordFailedSignIns, type FailedSignIns } from './security-events.ts'

const maxFlushMs = secondMs

/** Counts failed sign-ins in the security logs of their accounts, after the responses. */
export interface FailureRecorder {
  record(event: Omit<FailedSignIns, 'count'>, now: number): void
  /** Writes what is still in memory, as before the process ends; gives up after a second. */
  flush(): Promise<void>
}

/**
 * Creates the recorder of failed sign-ins. The time of a response must not reveal whether the address is known: failures
 * are added up in memory by account and kind, and written after a random delay of 20 to 200 ms, one account after the
 * other, so that however many there are, they use one connection to the database.
 */
export const createFailureRecorder = (transact: Transact, reportError: ReportError): FailureRecorder => {
  const waiting = new Map<string, { event: FailedSignIns; now: number }>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const writeAll = async () => {
    const failures = [...waiting.values()]
    waiting.clear()
    for (const { event, now } of failures) {
      await transact((tx) => recordFailedSignIns(tx, event, now)).catch((error: unknown) =>
        reportError('failed sign-ins were not recorded', error),
      )
    }
  }

  const writeNext = () => (writing = writing.then(writeAll))

  const writeLater = () => {
    const write = async () => {
      await writeNext()
      timer = null
      if (waiting.size > 0) writeLater()
    }
    timer = setTimeout(() => void write(), randomInt(20, 200))
  }

  return {
    record(event, now) {
      const key = `${event.kind} ${event.userId}`
      const before = waiting.get(key)
      waiting.set(key, { event: { ...event, count: (before?.event.count ?? 0) + 1 }, now })
      if (!timer) writeLater()
    },
    flush: () => Promise.race([writeNext(), pause(maxFlushMs)]),
  }
}
