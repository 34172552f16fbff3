import { expect, test } from 'vitest'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { createAppWithJobs, done, listJobs, numberedKeys } from '#server/testing/jobs.ts'
import type { JobResult } from './job.ts'

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
  const runners = Array.from({ length: 4 }, () => createRunner())
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
