import { expect, test } from 'vitest'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { toIso } from '#server/ids.ts'
import { listDueJobs } from './due-jobs-store.ts'
import type { Job, JobResult } from './job.ts'
import { createJobRunner } from './runner.ts'
import { insertJob, releaseJob, takeJobs } from './store.ts'

const done: JobResult = { retryAt: null }

const createAppWithJobs = async (handle: (job: Job) => Promise<JobResult> = async () => done) => {
  const app = await createTestApp()
  const { familyId } = await app.member()
  const { db, transact } = app.database
  const handled: string[] = []
  const errors: unknown[] = []
  const handleAndRecord = async (job: Job) => {
    handled.push(job.key)
    return handle(job)
  }
  const createRunner = () =>
    createJobRunner({
      db,
      transact,
      clock: app.clock.now,
      handlers: { webhook: handleAndRecord, mail: handleAndRecord },
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

const listJobs = ({ database }: TestApp) =>
  database.db.selectFrom('jobs').select(['key', 'due_at', 'attempts']).orderBy('key').execute()

const numberedKeys = (count: number) => Array.from({ length: count }, (_, n) => String(n).padStart(4, '0'))

const keysOf = (family: number) => numberedKeys(10).map((key) => `${family} ${key}`)

test('a job runs once when it is due, and is deleted', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  await addJobs(['now'])
  await addJobs(['later'], minuteMs)
  expect([await run(), await run()]).toEqual([1, 0])
  expect(handled).toEqual(['now'])
  app.clock.forward({ minutes: 1 })
  expect([await run(), await run()]).toEqual([1, 0])
  expect(handled).toEqual(['now', 'later'])
  expect(await listJobs(app)).toEqual([])
})

test('at most ten jobs of a family are taken at once, those that have waited longest first [OUT-16]', async () => {
  const { addJobs, run, handled } = await createAppWithJobs()
  await addJobs(['last'])
  await addJobs(numberedKeys(10), -minuteMs)
  expect(await run()).toBe(10)
  expect(handled.toSorted()).toEqual(numberedKeys(10))
  expect(await run()).toBe(1)
})

test('jobs of no family are taken like those of one family [RUN-32]', async () => {
  const { addJobs, run, handled } = await createAppWithJobs()
  await addJobs(numberedKeys(150), -minuteMs, null)
  await addJobs(['other'])
  expect(await run()).toBe(11)
  expect(handled.toSorted()).toEqual([...numberedKeys(10), 'other'])
})

test('the mails of one user hold up none of another [OUT-16]', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  const [ana, luis] = [await app.member(), await app.member()]
  await addJobs(numberedKeys(150), -minuteMs, null, ana.userId)
  await addJobs(['to Luis'], 0, null, luis.userId)
  expect(await run()).toBe(11)
  expect(handled).toContain('to Luis')
})

test('at most a hundred jobs are taken at once', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  for (let family = 0; family < 11; family++) await addJobs(keysOf(family), 0, (await app.member()).familyId)
  expect([await run(), handled.length]).toEqual([100, 100])
  expect(await run()).toBe(10)
})

test('a family with many jobs that are handled at once holds up those of no other [OUT-16]', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  await addJobs(numberedKeys(150), -minuteMs)
  await addJobs(['other'], 0, (await app.member()).familyId)
  expect(await run()).toBe(11)
  expect(handled.toSorted()).toEqual([...numberedKeys(10), 'other'])
})

test('families whose jobs have waited longer hold up the first jobs of no other [OUT-16]', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  for (let family = 0; family < 10; family++) await addJobs(keysOf(family), -minuteMs, (await app.member()).familyId)
  await addJobs(['other'])
  expect(await run()).toBe(100)
  expect(handled).toContain('other')
})

test('slow jobs of one family hold up those of no other [OUT-16]', async () => {
  const slow = Promise.withResolvers<JobResult>()
  const { app, familyId, addJobs, run, handled } = await createAppWithJobs((job) =>
    job.familyId === familyId ? slow.promise : Promise.resolve(done),
  )
  await addJobs(numberedKeys(200), -minuteMs)
  const slowRun = run()
  await expect.poll(() => handled).toEqual(['0000', '0001'])
  await addJobs(['other'], 0, (await app.member()).familyId)
  expect([await run(), handled]).toEqual([1, ['0000', '0001', 'other']])
  expect(await run()).toBe(0)
  slow.resolve(done)
  expect(await slowRun).toBe(10)
  expect(await run()).toBe(10)
})

test('processes that take jobs at once take each job once', async () => {
  const { app, addJobs, createRunner, handled } = await createAppWithJobs()
  await addJobs(numberedKeys(250))
  const runners = Array.from({ length: 4 }, createRunner)
  while ((await Promise.all(runners.map((run) => run()))).some((count) => count > 0));
  expect(handled.toSorted()).toEqual(numberedKeys(250))
  expect(await listJobs(app)).toEqual([])
})

test('a job runs again when its handler asks for it', async () => {
  const retryAt = Date.parse('2026-11-20T11:00:00.000Z')
  const { app, addJobs, run } = await createAppWithJobs(async ({ attempts }) => ({
    retryAt: attempts < 2 ? retryAt : null,
  }))
  await addJobs(['again'])
  expect(await run()).toBe(1)
  expect(await listJobs(app)).toEqual([{ key: 'again', due_at: '2026-11-20T11:00:00.000Z', attempts: 1 }])
  expect(await run()).toBe(0)
  app.clock.forward({ hours: 1 })
  expect(await run()).toBe(1)
  expect(await listJobs(app)).toEqual([])
})

test('a job whose handler throws is tried again after a growing pause of at most an hour', async () => {
  const { app, addJobs, run, errors } = await createAppWithJobs(async () => {
    throw new TypeError('broken')
  })
  await addJobs(['broken'])
  const pauses: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    await run()
    const [job] = await listJobs(app)
    const pause = Date.parse(job?.due_at ?? '') - app.clock.now()
    pauses.push(pause / secondMs)
    app.clock.forward({ seconds: pause / secondMs })
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600])
  expect(errors).toHaveLength(12)
})

test('a job of a killed process is due again after five minutes; a process that was only slow changes nothing then', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  await addJobs(['taken'])
  const { db, transact } = app.database
  const now = app.clock.now()
  const take = async () => {
    const due = await listDueJobs(db, app.clock.now(), [])
    return transact((tx) => takeJobs(tx, due, app.clock.now(), app.clock.now() + 5 * minuteMs))
  }
  const [taken] = await take()
  if (!taken) throw new Error('no job was taken')
  expect(await run()).toBe(0)
  app.clock.forward({ minutes: 5 })
  const [again] = await take()
  expect(again).toMatchObject({ key: 'taken', attempts: 2 })
  expect(await transact((tx) => releaseJob(tx, taken, null))).toBe(false)
  expect(await transact((tx) => releaseJob(tx, taken, now))).toBe(false)
  app.clock.forward({ minutes: 5 })
  expect([await run(), handled]).toEqual([1, ['taken']])
})

test('what a job led to is stored only while the job is the process’s own', async () => {
  let saved = 0
  const save = async () => void saved++
  const { app, familyId, addJobs, run } = await createAppWithJobs(async ({ key }) => {
    const { transact } = app.database
    if (key === 'deleted') await transact((tx) => tx.deleteFrom('families').where('id', '=', familyId).execute())
    return { retryAt: null, save }
  })
  await addJobs(['kept'])
  expect([await run(), saved]).toEqual([1, 1])
  await addJobs(['deleted'])
  expect([await run(), saved]).toEqual([1, 1])
})

test('a family is deleted with its jobs', async () => {
  const { app, familyId, addJobs } = await createAppWithJobs()
  await addJobs(['one'])
  await app.database.transact((tx) => tx.deleteFrom('families').where('id', '=', familyId).execute())
  expect(await listJobs(app)).toEqual([])
})

test('a process that stops gives back the jobs that have not begun', async () => {
  const { app, addJobs, run, handled } = await createAppWithJobs()
  await addJobs(numberedKeys(10))
  expect(await run(() => handled.length >= 4)).toBe(10)
  expect(handled.length).toBeLessThan(7)
  expect(await listJobs(app)).toHaveLength(10 - handled.length)
  await run()
  expect(handled.toSorted()).toEqual(numberedKeys(10))
})
