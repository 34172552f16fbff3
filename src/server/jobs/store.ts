import { sql, SqliteAdapter, type ExpressionBuilder } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { Job, JobKind } from './job.ts'

const maxTaken = 100
const maxTakenOfQueue = 10

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

interface JobKey {
  kind: JobKind
  key: string
}

/** Returns the queue of a job: its family, else its user, else its kind. */
export const toQueue = ({ familyId, userId, kind }: Pick<Job, 'familyId' | 'userId' | 'kind'>): string =>
  familyId ?? userId ?? kind

const queue = sql<string>`coalesce(family_id, user_id, kind)`

const createKeyFilter =
  (keys: readonly JobKey[]) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'jobs'>) =>
    eb(
      refTuple('kind', 'key'),
      'in',
      keys.map((one) => tuple(one.kind, one.key)),
    )

// The only read across families.
const selectDueJobs = (db: Db, now: number, busyQueues: readonly string[]) =>
  db
    .selectFrom('jobs')
    .select(['kind', 'key'])
    .where('due_at', '<=', toIso(now))
    .$if(busyQueues.length > 0, (query) => query.where(queue, 'not in', busyQueues))

/** Returns whether any job is due, those of some queues apart. */
export const hasDueJob = async (db: Db, now: number, busyQueues: readonly string[]): Promise<boolean> =>
  (await selectDueJobs(db, now, busyQueues).limit(1).executeTakeFirst()) !== undefined

// In the order in which they are taken: the first job of each queue, then the second of each, …
const selectFairly = (db: Db, now: number, busyQueues: readonly string[]) =>
  db
    .selectFrom(
      selectDueJobs(db, now, busyQueues)
        .select('due_at')
        .select(sql<number>`row_number() over (partition by ${queue} order by due_at, key)`.as('place'))
        .as('due'),
    )
    .select(['kind', 'key'])
    .where('place', '<=', maxTakenOfQueue)
    .orderBy('place')
    .orderBy('due_at')
    .limit(maxTaken)

// PostgreSQL locks no rows of a query that numbers them. One that another process has taken meanwhile is no longer due.
const lockDueJobs = (tx: Tx, now: number, keys: readonly JobKey[]) =>
  selectDueJobs(tx, now, []).where(createKeyFilter(keys)).forUpdate().skipLocked()

/**
 * Takes at most 100 due jobs, and of one queue at most ten, those that have waited longest; the first of a queue comes
 * before the second of any other. Until `leasedUntil` (ms since the epoch) no other process takes them. The jobs of a
 * process that was killed are due again then.
 */
export const takeDueJobs = async (
  tx: Tx,
  now: number,
  leasedUntil: number,
  busyQueues: readonly string[] = [],
): Promise<Job[]> => {
  const due = await selectFairly(tx, now, busyQueues).execute()
  if (due.length === 0) return []
  // On SQLite the transaction itself keeps other processes away.
  const isSqlite = tx.getExecutor().adapter instanceof SqliteAdapter
  const taken = isSqlite ? due : await lockDueJobs(tx, now, due).execute()
  if (taken.length === 0) return []
  const until = toIso(leasedUntil)
  const rows = await tx
    .updateTable('jobs')
    .set((row) => ({ due_at: until, attempts: row('attempts', '+', 1) }))
    .where(createKeyFilter(taken))
    .returningAll()
    .execute()
  return rows.map(({ family_id: familyId, user_id: userId, kind, key, payload, created_at: createdAt, attempts }) => ({
    familyId,
    userId,
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
  const { kind, key, leasedUntil } = job
  const own = { kind, key, due_at: leasedUntil }
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
