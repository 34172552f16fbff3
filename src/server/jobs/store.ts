import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { isOnSqlite, type Db, type Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { Job, JobKey, JobKind } from './job.ts'

interface NewJob {
  familyId: string | null
  userId: string | null
  kind: JobKind
  key: string
  payload: string
  /** ISO 8601, UTC. */
  dueAt: string
}

/** Inserts a job. */
export const insertJob = async (tx: Tx, { familyId, userId, dueAt, ...job }: NewJob, at: string): Promise<void> => {
  await tx
    .insertInto('jobs')
    .values({ ...job, family_id: familyId, user_id: userId, due_at: dueAt, attempts: 0, created_at: at })
    .execute()
}

const createKeyFilter =
  (keys: readonly JobKey[]) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'jobs'>) =>
    eb(
      refTuple('kind', 'key'),
      'in',
      keys.map((one) => tuple(one.kind, one.key)),
    )

/** Locks the rows of a query that no other process has locked; on SQLite the transaction itself keeps others away. */
export const lockFreeRows = <Row>(tx: Tx, rows: SelectQueryBuilder<Tables, 'jobs', Row>) =>
  isOnSqlite(tx) ? rows : rows.forUpdate().skipLocked()

/**
 * Takes those of some jobs that are still due, and returns them oldest first: another process may have taken some meanwhile. Until `leasedUntil` (ms since
 * the epoch) no other process takes them. The jobs of a process that was killed are due again then.
 */
export const takeJobs = async (tx: Tx, keys: readonly JobKey[], now: number, leasedUntil: number): Promise<Job[]> => {
  const due = tx
    .selectFrom('jobs')
    .select(['kind', 'key'])
    .where('due_at', '<=', toIso(now))
    .where(createKeyFilter(keys))
  const taken = await lockFreeRows(tx, due).execute()
  if (taken.length === 0) return []
  const until = toIso(leasedUntil)
  const rows = await tx
    .updateTable('jobs')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where(createKeyFilter(taken))
    .returningAll()
    .execute()
  const inOrder = rows.toSorted((a, b) => (`${a.created_at} ${a.key}` < `${b.created_at} ${b.key}` ? -1 : 1))
  return inOrder.map(
    ({ family_id: familyId, user_id: userId, kind, key, payload, created_at: createdAt, attempts }) => ({
      familyId,
      userId,
      kind,
      key,
      payload,
      createdAt,
      attempts,
      leasedUntil: until,
    }),
  )
}

const toOwnRow = ({ kind, key, leasedUntil }: Job) => ({ kind, key, due_at: leasedUntil })

const setDueAt = async (tx: Tx, job: Job, dueAt: string): Promise<boolean> => {
  const changed = await tx
    .updateTable('jobs')
    .set({ due_at: dueAt })
    .where(({ and }) => and(toOwnRow(job)))
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Extends the time for which no other process takes a job. Returns null when it is no longer this process's. */
export const renewLease = async (tx: Tx, job: Job, leasedUntil: number): Promise<Job | null> => {
  const until = toIso(leasedUntil)
  return (await setDueAt(tx, job, until)) ? { ...job, leasedUntil: until } : null
}

/** Postpones a job that this process has taken, or deletes it. Returns false when it is no longer this process's. */
export const releaseJob = async (tx: Tx, job: Job, retryAt: number | null): Promise<boolean> => {
  if (retryAt !== null) return setDueAt(tx, job, toIso(retryAt))
  const deleted = await tx
    .deleteFrom('jobs')
    .where(({ and }) => and(toOwnRow(job)))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Returns how many jobs of a kind wait for a family, counted up to `max`. */
export const countWaitingJobs = async (db: Db, familyId: string, kind: JobKind, max: number): Promise<number> => {
  const waiting = db
    .selectFrom('jobs')
    .select('key')
    .where(({ and }) => and({ family_id: familyId, kind }))
    .limit(max)
  const { n } = await db
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
