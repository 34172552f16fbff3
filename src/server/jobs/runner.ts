import { hourMs, minuteMs, secondMs } from '#shared/time/duration.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import type { ReportError } from '#server/error-reporter.ts'
import type { Job, JobHandlers, JobResult } from './job.ts'
import { hasDueJob, releaseJob, takeDueJobs } from './store.ts'

const intervalMs = 2 * secondMs
/** Longer than a process works on all the jobs that it takes at once. */
const leaseMs = 5 * minuteMs
const maxParallel = 10
const maxBackOffMs = hourMs

interface JobRunnerOptions {
  db: Db
  transact: Transact
  clock: () => number
  handlers: JobHandlers
  reportError: ReportError
}

/** Returns the milliseconds until the next attempt after a handler threw: 10 s, 20 s, 40 s, … up to an hour. */
const backOff = (attempts: number): number => Math.min(10 * secondMs * 2 ** (attempts - 1), maxBackOffMs)

/** Runs work for each item, for at most `maxParallel` at once. */
const runAll = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = items.values()
  const workNext = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(maxParallel, items.length) }, workNext))
}

/**
 * Creates the function that takes the due jobs of all families, runs their handlers and stores what they did; returns the
 * number of jobs. Any number of processes may do so on one database: each job is taken by one of them. Once `isStopping`
 * returns true, the jobs that have not begun are given back.
 */
export const createJobRunner = ({ db, transact, clock, handlers, reportError }: JobRunnerOptions) => {
  const handle = async (job: Job): Promise<JobResult> => {
    try {
      return await handlers[job.kind](job, clock())
    } catch (error) {
      reportError(`a job failed: ${job.kind}`, error)
      return { retryAt: clock() + backOff(job.attempts) }
    }
  }
  const run = async (job: Job, isStopping: () => boolean): Promise<void> => {
    const { retryAt, save }: JobResult = isStopping() ? { retryAt: clock() } : await handle(job)
    const store = transact(async (tx) => {
      if (await releaseJob(tx, job, retryAt)) await save?.(tx)
    })
    // The job is due again after its lease.
    await store.catch((error: unknown) => reportError(`a job was not stored: ${job.kind}`, error))
  }
  return async (isStopping = () => false): Promise<number> => {
    const now = clock()
    if (!(await hasDueJob(db, now))) return 0
    const jobs = await transact((tx) => takeDueJobs(tx, now, now + leaseMs))
    await runAll(jobs, (job) => run(job, isStopping))
    return jobs.length
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>

/** Runs due jobs every two seconds, until `stop` is called, which waits for those that have begun. */
export const startJobs = (runDueJobs: JobRunner, reportError: ReportError) => {
  let running: Promise<unknown> | null = null
  let isStopped = false
  const tick = () => {
    running ??= runDueJobs(() => isStopped)
      .catch((error: unknown) => reportError('jobs could not be taken', error))
      .finally(() => (running = null))
  }
  const timer = setInterval(tick, intervalMs).unref()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
