import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { hasHadAccount } from '#server/ledger/account-mark.ts'

const lockId = 'first account'

/**
 * Makes transactions that may create the first account run one after the other. There is no row to lock yet: one that is
 * inserted and deleted at once is never visible, but a concurrent insert of it waits for the end of this transaction.
 */
export const lockFirstAccountCreation = async (tx: Tx, now: number): Promise<void> => {
  const at = toIso(now)
  await tx
    .insertInto('verifications')
    .values({ id: lockId, identifier: lockId, value: lockId, expires_at: at, created_at: at })
    .execute()
  await tx.deleteFrom('verifications').where('id', '=', lockId).execute()
}

/** The rule that decides whether people without an invitation can create an account. */
export type SignUpRule = ReturnType<typeof createSignUpRule>

/** Creates the rule for open sign-up, closed sign-up, or sign-up for the first account only, ever. */
export const createSignUpRule = (rule: 'open' | 'closed' | 'first') => {
  const isOpen = async (db: Db) => {
    if (rule !== 'first') return rule === 'open'
    return !(await hasHadAccount(db))
  }
  return {
    isOpen,
    /** Checks the rule in the transaction that creates the account. @throws AppError `sign_up_closed` */
    async admit(tx: Tx, now: number) {
      if (rule === 'first') await lockFirstAccountCreation(tx, now)
      if (!(await isOpen(tx))) throw new AppError('sign_up_closed')
    },
  }
}
