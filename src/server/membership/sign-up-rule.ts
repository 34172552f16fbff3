import type { Db } from '#server/db/transaction.ts'

/** Whether a stranger may make an account now: always, never, or until the first one exists. */
export const isSignUpOpen =
  (rule: 'open' | 'closed' | 'first') =>
  async (db: Db): Promise<boolean> => {
    if (rule !== 'first') return rule === 'open'
    return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
  }
