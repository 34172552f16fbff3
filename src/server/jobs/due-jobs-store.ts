import { sql } from 'kysely'
import { castToInteger, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { JobKey } from './job.ts'

const maxTaken = 100
const maxTakenOfQueue = 10

/** The queue of a job as the expression of its index; the same as `toQueue`. */
export const queueColumn = sql<string>`coalesce(family_id, user_id, kind)`

// The only read across families.
const selectDueJobs = (db: Db, until: string) =>
  db
    .selectFrom('jobs')
    .select(['kind', 'key', 'due_at', queueColumn.as('queue')])
    .where('due_at', '<=', until)

/**
 * Returns at most 100 queues that have a due job, those first whose first job has waited longest. Steps through the index
 * from queue to queue: what it costs depends on how many queues have jobs, not on how many jobs they have.
 */
const listDueQueues = async (db: Db, now: number, busyQueues: readonly string[]): Promise<string[]> => {
  const idle = busyQueues.length > 0 ? sql`queue not in (${sql.join(busyQueues)})` : sql`queue is not null`
  const { rows } = await sql<{ queue: string }>`
    with recursive queues (queue) as (
      select min(${queueColumn}) from jobs
      union all
      select (select min(${queueColumn}) from jobs where ${queueColumn} > queues.queue) from queues where queues.queue is not null
    ),
    first_jobs as materialized (
      select queue, (select min(due_at) from jobs where ${queueColumn} = queues.queue) as due_at from queues where ${idle}
    )
    select queue from first_jobs where due_at <= ${toIso(now)} order by due_at limit ${maxTaken}`.execute(db)
  return rows.map((row) => row.queue)
}

const queryDueJobsOfQueue = createPreparedQuery<{ ofQueue: string; until: string; max: number }>()(
  (db, { ofQueue, until, max }) =>
    selectDueJobs(db, until)
      .where(queueColumn, '=', ofQueue)
      .orderBy('due_at')
      .orderBy('key')
      .limit(castToInteger(max)),
)

interface DueJob extends JobKey {
  due_at: string
  queue: string
}

const listDueJobsOfQueues = async (db: Db, now: number, busyQueues: readonly string[]): Promise<DueJob[]> => {
  const queues = await listDueQueues(db, now, busyQueues)
  const max = queues.length === maxTaken ? 1 : maxTakenOfQueue
  const jobs: DueJob[] = []
  // One after the other: together they would take the connections of requests.
  for (const ofQueue of queues) jobs.push(...(await queryDueJobsOfQueue(db, { ofQueue, until: toIso(now), max })).rows)
  return jobs
}

const compareDue = (a: DueJob, b: DueJob) => (a.due_at + a.key < b.due_at + b.key ? -1 : 1)

const orderFairly = (jobs: readonly DueJob[]): DueJob[] =>
  [...Map.groupBy(jobs, (job) => job.queue).values()]
    .flatMap((own) => own.toSorted(compareDue).map((job, place) => ({ job, place })))
    .filter(({ place }) => place < maxTakenOfQueue)
    .toSorted((a, b) => a.place - b.place || compareDue(a.job, b.job))
    .map(({ job }) => job)

/**
 * Returns at most 100 due jobs of the queues that are not busy, and of each at most ten, those that have waited longest; the
 * first of a queue comes before the second of any other.
 */
export const listDueJobs = async (db: Db, now: number, busyQueues: readonly string[]): Promise<JobKey[]> => {
  const some = await selectDueJobs(db, toIso(now))
    .limit(maxTaken + 1)
    .execute()
  const areAll = some.length <= maxTaken
  const jobs = areAll
    ? some.filter((job) => !busyQueues.includes(job.queue))
    : await listDueJobsOfQueues(db, now, busyQueues)
  return orderFairly(jobs).slice(0, maxTaken)
}
