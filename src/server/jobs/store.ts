import { SqliteAdapter } from 'kysely'
import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { Job, JobKind } from './job.ts'

const maxTaken = 100
const maxTakenOfFamily = 10

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

// The only read across families.
const selectDueJobs = (db: Db, now: number, busyFamilies: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['family_id', 'kind', 'key'])
    .where('due_at', '<=', toIso(now))
    .$if(busyFamilies.length > 0, (query) => query.where('family_id', 'not in', busyFamilies))

/** Returns whether any job is due, those of some families apart. */
export const hasDueJob = async (db: Db, now: number, busyFamilies: readonly string[]): Promise<boolean> =>
  (await selectDueJobs(db, now, busyFamilies).limit(1).executeTakeFirst()) !== undefined

const keepFirstOfEachFamily = <T extends { family_id: string }>(due: readonly T[]): T[] => {
  const counts = new Map<string, number>()
  return due.filter(({ family_id: familyId }) => {
    const count = (counts.get(familyId) ?? 0) + 1
    counts.set(familyId, count)
    return count <= maxTakenOfFamily
  })
}

/**
 * Takes at most 100 due jobs, and of one family at most ten: until `leasedUntil` (ms since the epoch) no other process takes
 * them. The jobs of a process that was killed are due again then.
 */
export const takeDueJobs = async (
  tx: Tx,
  now: number,
  leasedUntil: number,
  busyFamilies: readonly string[] = [],
): Promise<Job[]> => {
  const query = selectDueJobs(tx, now, busyFamilies).orderBy('due_at').limit(maxTaken)
  // On SQLite the transaction itself keeps other processes away.
  const isSqlite = tx.getExecutor().adapter instanceof SqliteAdapter
  const due = keepFirstOfEachFamily(await (isSqlite ? query : query.forUpdate().skipLocked()).execute())
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
