import { toIso } from '#server/ids.ts'
import type { Job, JobResult } from '#server/jobs/job.ts'
import { createJobRunner } from '#server/jobs/runner.ts'
import { insertJob } from '#server/jobs/store.ts'
import { createTestApp, type TestApp } from './harness.ts'

/** What a handler returns whose job is done. */
export const done: JobResult = { retryAt: null }

/** Creates an app, and a function that runs its jobs with `handle`; `handled` lists the keys of the jobs. */
export const createAppWithJobs = async (handle: (job: Job) => Promise<JobResult> = async () => done) => {
  const app = await createTestApp()
  const { familyId } = await app.member()
  const { db, transact } = app.database
  const handled: string[] = []
  const errors: unknown[] = []
  const handleAndRecord = async (job: Job) => {
    handled.push(job.key)
    return handle(job)
  }
  const createRunner = (handler = handleAndRecord) =>
    createJobRunner({
      db,
      transact,
      clock: app.clock.now,
      handlers: { webhook: handler, mail: handler, badges: handler },
      reportError: (_, error) => errors.push(error),
    })
  const addJobs = (
    keys: readonly string[],
    afterMs = 0,
    ofFamily: string | null = familyId,
    userId: string | null = null,
  ) =>
    transact(async (tx) => {
      const kind = ofFamily === null ? 'mail' : 'webhook'
      for (const key of keys) {
        const dueAt = toIso(app.clock.now() + afterMs)
        await insertJob(tx, { familyId: ofFamily, userId, kind, key, payload: 'x', dueAt }, toIso(app.clock.now()))
      }
    })
  return { app, familyId, handled, errors, addJobs, createRunner, run: createRunner() }
}

/** Returns the waiting jobs, by key. */
export const listJobs = ({ database }: TestApp) =>
  database.db.selectFrom('jobs').select(['key', 'due_at', 'attempts']).orderBy('key').execute()

/** Returns the keys 0000, 0001, … */
export const numberedKeys = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(4, '0'))
