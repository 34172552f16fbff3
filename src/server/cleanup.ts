import type { Logger } from 'pino'
import type { Transact } from './db/transaction.ts'
import { iso } from './ids.ts'
import { purgeExpired } from './ledger/purge-expired.ts'

const everyMs = 6 * 3_600_000

/** Erases now and every six hours what is no longer to be kept: old answers, deleted things, sessions that ran out. */
export const startCleanup = (transact: Transact, log: Logger): void => {
  const tidy = async () => {
    const now = Date.now()
    await transact(async (tx) => {
      await purgeExpired(tx, now)
      await tx.deleteFrom('sessions').where('expires_at', '<', iso(now)).execute()
      await tx.deleteFrom('verifications').where('expires_at', '<', iso(now)).execute()
    })
  }
  const safely = () =>
    tidy().catch((error: unknown) =>
      log.error({ reason: error instanceof Error ? error.name : '' }, 'tidying up failed'),
    )
  void safely()
  setInterval(() => void safely(), everyMs).unref()
}
