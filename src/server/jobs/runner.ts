import { hourMs, minuteMs, secondMs } from '#shared/time/duration.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import type { ReportError } from '#server/error-reporter.ts'
import { listDueJobs } from './due-jobs-store.ts'
import { maxJobMs, toQueue, type Job, type JobHandlers, type JobResult } from './job.ts'
import { releaseJob, renewLease, takeJobs } from './store.ts'

const intervalMs = 2 * secondMs
/** Longer than a process works on one job; renewed for those that wait behind others. */
const leaseMs = 5 * minuteMs
/** What must be left of a lease when a job begins: time to do it and to store what it did. */
const minLeaseMs = maxJobMs + 30 * secondMs
const maxParallelOfQueue = 2
const maxBackOffMs = hourMs

interface JobRunnerOptions {
  db: Db
  transact: Transact
  clock: () => number
  handlers: JobHandlers
  reportError: ReportError
}

/** Returns the milliseconds until the next attempt after a handler threw: 10 s, 20 s, 40 s, … up to an hour. */
export const backOff = (attempts: number): number => Math.min(10 * secondMs * 2 ** (attempts - 1), maxBackOffMs)

/** Runs work for each item, for at most `maxParallelOfQueue` at once. */
const runAll = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values()
  const workNext = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(maxParallelOfQueue, items.length) }, workNext))
}

/** Creates the function that runs the handler of a job that is still this process's and stores what it did, or gives the job back. */
const createJobWorker = ({ transact, clock, handlers, reportError }: JobRunnerOptions) => {
  const handle = async (job: Job): Promise<JobResult> => {
    try {
      return await handlers[job.kind](job, clock())
    } catch (error) {
      reportError(`a job failed: ${job.kind}`, error)
      return { retryAt: clock() + backOff(job.attempts) }
    }
  }
  const workOn = async (job: Job, isStopping: () => boolean): Promise<void> => {
    const { retryAt, save }: JobResult = isStopping() ? { retryAt: clock() } : await handle(job)
    await transact(async (tx) => {
      if (await releaseJob(tx, job, retryAt)) await save?.(tx)
    })
  }
  const prepare = async (job: Job): Promise<Job | null> => {
    const now = clock()
    const isLong = Date.parse(job.leasedUntil) - now >= minLeaseMs
    return isLong ? job : transact((tx) => renewLease(tx, job, now + leaseMs))
  }
  return async (job: Job, isStopping: () => boolean): Promise<void> => {
    try {
      const own = await prepare(job)
      if (own) await workOn(own, isStopping)
    } catch (error) {
      // The job is due again after its lease.
      reportError(`a job was not stored: ${job.kind}`, error)
    }
  }
}

/**
 * Creates the function that takes due jobs of all queues, runs their handlers and stores what they did; returns the
 * number of jobs. Any number of processes may do so on one database, and one process again before it is done: each job is
 * taken once, and none of a queue whose jobs this process still works on, so that slow ones hold up no other queue. Once
 * `isStopping` returns true, the jobs that have not begun are given back.
 */
export const createJobRunner = (options: JobRunnerOptions) => {
  const { db, transact, clock } = options
  const work = createJobWorker(options)
  const busyQueues = new Set<string>()

  const take = async (): Promise<Job[]> => {
    const now = clock()
    const due = await listDueJobs(db, now, [...busyQueues])
    if (due.length === 0) return []
    const jobs = await transact((tx) => takeJobs(tx, due, now, now + leaseMs))
    for (const job of jobs) busyQueues.add(toQueue(job))
    return jobs
  }

  let taking: Promise<Job[]> | null = null
  return async (isStopping = () => false): Promise<number> => {
    if (taking) return 0
    taking = take().finally(() => (taking = null))
    const jobs = await taking
    const workOn = async ([queue, own]: [string, Job[]]) => {
      await runAll(own, (job) => work(job, isStopping)).finally(() => busyQueues.delete(queue))
    }
    await Promise.all([...Map.groupBy(jobs, toQueue)].map(workOn))
    return jobs.length
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>

/** Runs due jobs every two seconds, until `stop` is called, which waits for those that have begun. */
export const startJobs = (runDueJobs: JobRunner, reportError: ReportError) => {
  const running = new Set<Promise<unknown>>()
  let isStopped = false
  const tick = () => {
    const run = runDueJobs(() => isStopped).catch((error: unknown) => reportError('jobs could not be taken', error))
    running.add(run)
    void run.finally(() => running.delete(run))
  }
  const timer = setInterval(tick, intervalMs).unref()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
