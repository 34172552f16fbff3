import { expect, test } from 'vitest'
import { minuteMs } from '#shared/time/duration.ts'
import { createAppWithJobs, done, listJobs, numberedKeys } from '#server/testing/jobs.ts'
import { listDueJobs } from './due-jobs-store.ts'
import { releaseJob, takeJobs } from './store.ts'

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

test('slow jobs whose turn comes after the lease run once, in whichever process has them then [RUN-32]', async () => {
  const slow: string[] = []
  const turnsOfOther = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { app, addJobs, createRunner, run: runOther, handled } = await createAppWithJobs()
  const run = createRunner(async ({ key }) => {
    const begun = slow.push(key)
    const turn = turnsOfOther[Math.ceil(begun / 2) - 1]
    if (begun % 2 === 0) {
      app.clock.forward({ minutes: 4 })
      await runOther()
      turn?.resolve()
    }
    // Were the first of a pair done sooner, it could take a job whose lease has ended before the other process does.
    await turn?.promise
    return done
  })
  await addJobs(numberedKeys(10))
  expect(await run()).toBe(10)
  expect(slow.toSorted()).toEqual(numberedKeys(4))
  expect(handled.toSorted()).toEqual(numberedKeys(10).slice(4))
  expect(await listJobs(app)).toEqual([])
})

test('a job that has waited behind others has the time of a whole lease [RUN-32]', async () => {
  const { app, addJobs, createRunner, run: runOther, handled } = await createAppWithJobs()
  const run = createRunner(async ({ key }) => {
    if (key !== '0002') return (app.clock.forward({ seconds: 59 }), done)
    await expect.poll(() => listJobs(app)).toHaveLength(1)
    app.clock.forward({ minutes: 4 })
    await runOther()
    return done
  })
  await addJobs(numberedKeys(3))
  expect(await run()).toBe(3)
  expect([handled, await listJobs(app)]).toEqual([[], []])
})
