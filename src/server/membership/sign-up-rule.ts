import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { iso } from '#server/ids.ts'

/** Whether strangers may make an account. */
export interface SignUpRule {
  /** Whether one may now. */
  isOpen(db: Db): Promise<boolean>
  /** Lets one in, in the transaction that makes the account. Refuses `sign_up_closed`. */
  admit(tx: Tx, now: number): Promise<void>
}

const turn = 'first account'

// There is no row yet that could be locked. A row that is written and deleted at once is never seen, and whoever writes
// it too waits for the end of this transaction.
const takeTurns = async (tx: Tx, now: number) => {
  const at = iso(now)
  await tx
    .insertInto('verifications')
    .values({ id: turn, identifier: turn, value: turn, expires_at: at, created_at: at, updated_at: at })
    .execute()
  await tx.deleteFrom('verifications').where('id', '=', turn).execute()
}

/** Always, never, or until the first account exists. */
export const signUpRule = (rule: 'open' | 'closed' | 'first'): SignUpRule => {
  const isOpen = async (db: Db) => {
    if (rule !== 'first') return rule === 'open'
    return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
  }
  return {
    isOpen,
    async admit(tx, now) {
      if (rule === 'first') await takeTurns(tx, now)
      if (!(await isOpen(tx))) throw new AppError('sign_up_closed')
    },
  }
}
