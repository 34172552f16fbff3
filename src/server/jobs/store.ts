import { SqliteAdapter } from 'kysely'
import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { Job, JobKind } from './job.ts'

const maxTaken = 100

interface NewJob {
  familyId: string
  kind: JobKind
  key: string
  payload: string
  /** ISO 8601, UTC. */
  dueAt: string
}

/** Inserts a job. */
export const insertJob = async (tx: Tx, { familyId, dueAt, ...job }: NewJob, at: string): Promise<void> => {
  await tx
    .insertInto('jobs')
    .values({ ...job, family_id: familyId, due_at: dueAt, attempts: 0, created_at: at })
    .execute()
}

/** Returns whether any job is due. */
export const hasDueJob = async (db: Db, now: number): Promise<boolean> =>
  (await db.selectFrom('jobs').select('key').where('due_at', '<=', toIso(now)).limit(1).executeTakeFirst()) !==
  undefined

// The only read across families. On SQLite the transaction itself keeps other processes away.
const selectDueJobs = (tx: Tx, now: number) => {
  const query = tx
    .selectFrom('jobs')
    .select(['family_id', 'kind', 'key'])
    .where('due_at', '<=', toIso(now))
    .orderBy('due_at')
    .limit(maxTaken)
  return tx.getExecutor().adapter instanceof SqliteAdapter ? query : query.forUpdate().skipLocked()
}

/**
 * Takes at most 100 due jobs: until `leasedUntil` (ms since the epoch) no other process takes them. The jobs of a process
 * that was killed are due again then.
 */
export const takeDueJobs = async (tx: Tx, now: number, leasedUntil: number): Promise<Job[]> => {
  const due = await selectDueJobs(tx, now).execute()
  if (due.length === 0) return []
  const until = toIso(leasedUntil)
  const rows = await tx
    .updateTable('jobs')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('family_id', 'kind', 'key'),
        'in',
        due.map((one) => tuple(one.family_id, one.kind, one.key)),
      ),
    )
    .returningAll()
    .execute()
  return rows.map(({ family_id: familyId, kind, key, payload, created_at: createdAt, attempts }) => ({
    familyId,
    kind,
    key,
    payload,
    createdAt,
    attempts,
    leasedUntil: until,
  }))
}

/** Postpones a job that this process has taken, or deletes it. Returns false when it is no longer this process's. */
export const releaseJob = async (tx: Tx, job: Job, retryAt: number | null): Promise<boolean> => {
  const { familyId, kind, key, leasedUntil } = job
  const own = { family_id: familyId, kind, key, due_at: leasedUntil }
  if (retryAt === null) {
    const deleted = await tx
      .deleteFrom('jobs')
      .where(({ and }) => and(own))
      .executeTakeFirst()
    return deleted.numDeletedRows === 1n
  }
  const postponed = await tx
    .updateTable('jobs')
    .set({ due_at: toIso(retryAt) })
    .where(({ and }) => and(own))
    .executeTakeFirst()
  return postponed.numUpdatedRows === 1n
}
