import type { Db, Transact, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { queueColumn } from '#server/jobs/due-jobs-store.ts'
import { lockFreeRows } from '#server/jobs/store.ts'
import type { MailOf } from './queue.ts'

const maxAtOnce = 1000

/** The mails of no user are requests for reset links. */
const selectDueRequests = (db: Db, now: number, max: number) =>
  db
    .selectFrom('jobs')
    .select(['key', 'payload'])
    .where(queueColumn, '=', 'mail')
    .where('due_at', '<=', toIso(now))
    .orderBy('due_at')
    .orderBy('key')
    .limit(max)

const readEmail = (payload: string): string => (JSON.parse(payload) as MailOf<'passwordReset'>).email

const assign = async (tx: Tx, now: number): Promise<void> => {
  const requests = await lockFreeRows(tx, selectDueRequests(tx, now, maxAtOnce)).execute()
  if (requests.length === 0) return
  const keysByEmail = Map.groupBy(requests, ({ payload }) => readEmail(payload))
  const users = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', [...keysByEmail.keys()])
    .execute()
  for (const { id, email } of users) {
    const keys = (keysByEmail.get(email) ?? []).map(({ key }) => key)
    await tx.updateTable('jobs').set({ user_id: id }).where('kind', '=', 'mail').where('key', 'in', keys).execute()
  }
  await tx
    .deleteFrom('jobs')
    .where('kind', '=', 'mail')
    .where('user_id', 'is', null)
    .where(
      'key',
      'in',
      requests.map(({ key }) => key),
    )
    .execute()
}

/**
 * Moves due requests for reset links, at most 1,000, to the queues of the users with their addresses, and deletes those for
 * addresses without a user. They need no mail server: in one queue, ten at a time, they would hold up each other.
 */
export const assignResetRequests = async (
  { db, transact }: { db: Db; transact: Transact },
  now: number,
): Promise<void> => {
  const some = await selectDueRequests(db, now, 1).executeTakeFirst()
  if (some) await transact((tx) => assign(tx, now))
}
