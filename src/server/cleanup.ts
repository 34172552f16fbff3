import type { Logger } from 'pino'
import { hourMs } from '#shared/time/duration.ts'
import type { Transact } from './db/transaction.ts'
import { toIso } from './ids.ts'
import { purgeExpired } from './ledger/purge-expired.ts'
import { deleteLeftOverFolders } from './temporary-folder.ts'

const intervalMs = 6 * hourMs

/** Starts deleting, now and every six hours, what has expired: stored responses, deleted rows, invitations, sessions, links in mails, and what killed imports left. */
export const startCleanup = (transact: Transact, log: Logger): void => {
  const cleanUp = async () => {
    const now = Date.now()
    try {
      await transact(async (tx) => {
        await purgeExpired(tx, now)
        await tx.deleteFrom('sessions').where('expires_at', '<', toIso(now)).execute()
        await tx.deleteFrom('verifications').where('expires_at', '<', toIso(now)).execute()
      })
      deleteLeftOverFolders()
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : '' }, 'the cleanup failed')
    }
  }
  void cleanUp()
  setInterval(() => void cleanUp(), intervalMs).unref()
}
