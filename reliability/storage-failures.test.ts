import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test, type TestContext } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { newId } from '#server/ids.ts'
import { getChild, readProblem, createChild, createMoment } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import {
  clientOf,
  createInstallation,
  startApp,
  type AppProcess,
  type Client,
  type Installation,
} from './app-process.ts'
import { runCommand } from './commands.ts'
import { reasonNoInjection, mountSmallDisk, injectFailure, type FailingCall } from './injected-failures.ts'

const isPostgres = inject('database') === 'postgres'
const recoversWithinMs = 5000

interface Scene {
  installation: Installation
  app: AppProcess
  client: Client
  childId: string
  /** Acknowledged writes, and those rejected with 503 that are to be repeated. */
  done: Set<string>
  putOff: string[]
  odd: string[]
}

const onHome = async (installation: Installation): Promise<Scene> => {
  const app = await startApp(installation)
  const client = clientOf(app, await installation.member())
  const { id } = await createChild(client.call)
  return { installation, app, client, childId: id, done: new Set(), putOff: [], odd: [] }
}

/** Sends an award under a key; returns whether it was acknowledged. Responses other than 201 and 503 are unexpected. */
const award = async ({ client, childId, done, putOff, odd }: Scene, key = newId(Date.now())): Promise<boolean> => {
  const response = await client.send(recordBehavior.path, {
    method: recordBehavior.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ childId, type: 'reward', title: 'Held on', points: 1 }),
  })
  if (response.status === 201) return done.add(key) !== undefined
  const { status, code } = await readProblem(response)
  if (status !== 503 || code !== 'unavailable') odd.push(`a write was answered ${status} ${code}`)
  putOff.push(key)
  return false
}

/** Writes until one gets 503, at most `most` times. */
const writeUntilPutOff = async (scene: Scene, most: number): Promise<boolean> => {
  for (let n = 0; n < most; n++) if (!(await award(scene))) return true
  return false
}

const statusOfHealth = async ({ client }: Scene) => (await client.send('/api/health')).status

/** Waits until writes succeed again and repeats those that got 503. */
const recover = async (scene: Scene) => {
  const began = performance.now()
  while (!(await award(scene)) && performance.now() - began < recoversWithinMs) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (performance.now() - began > recoversWithinMs) scene.odd.push('it did not write again within five seconds')
  if ((await statusOfHealth(scene)) !== 200) scene.odd.push('health stays down')
  for (const key of scene.putOff.splice(0)) {
    if (!(await award(scene, key))) scene.odd.push('what was put off is refused again')
  }
}

/** Compares the ledger with the acknowledged writes: each act once, and their sum. */
const judge = async (scene: Scene) => {
  const { client, childId, done, odd, app } = scene
  const { points } = await getChild(client.call, childId)
  if (points !== done.size) odd.push(`the child has ${points} points after ${done.size} awards`)
  const newest = await client.call(listActivities, { params: { childId }, query: { limit: '200' } })
  const unknown = newest.filter(({ actId }) => !done.has(actId))
  odd.push(...unknown.map(({ actId }) => `${actId} was refused and is there`))
  if (app.child.exitCode !== null) odd.push(`the app ended with ${app.child.exitCode}`)
}

/** Stops the app and reports what was wrong, also in its data. */
const end = async ({ app, installation, odd }: Scene): Promise<string[]> => {
  expect(await app.end()).toEqual({ code: 0, signal: null })
  return [...odd, ...(await installation.faults())]
}

const finish = async (context: TestContext, scene: Scene, what: string, count: number) => {
  const odd = await end(scene)
  reportCheck(context, { check: 'T9', what, count, wrong: odd.length })
  expect(odd).toEqual([])
}

/** Failing calls: the n-th write, a sync, and a disk that is full from then on. */
const pointsOf = (each: number): FailingCall[] =>
  Array.from({ length: each }, (_, at) => {
    const n = each === 60 ? at + 1 : 1 + at * 7
    return [
      { calls: 'pwrite64', error: 'EIO', when: String(n) },
      { calls: 'fdatasync,fsync', error: 'EIO', when: String(n) },
      { calls: 'pwrite64', error: 'ENOSPC', when: `${n}+` },
    ] as const
  }).flat()

const mostWrites = 70

const tryPoint = async (scene: Scene, point: FailingCall) => {
  const mend = await injectFailure(scene.app.pid, point)
  const isPutOff = await writeUntilPutOff(scene, mostWrites)
  // A failure may hit a checkpoint, which is retried later: the write before it took effect.
  if (!isPutOff && point.error === 'ENOSPC') scene.odd.push(`no write noticed that the disk is full at ${point.when}`)
  if (point.error === 'ENOSPC' && (await statusOfHealth(scene)) !== 503)
    scene.odd.push('health says nothing of a full disk')
  await mend()
  await recover(scene)
  await judge(scene)
}

const failingCalls = async (context: TestContext) => {
  const why = reasonNoInjection()
  const what = 'calls to the system that fail'
  if (why !== null) return reportCheck(context, { check: 'T9', what, notRun: why })
  const scene = await onHome(await createInstallation())
  const points = pointsOf(sampleSize(2, 60))
  for (const point of points) await tryPoint(scene, point)
  return finish(context, scene, what, points.length)
}

const fillAndFree = async (scene: Scene) => {
  const ballast = path.join(scene.installation.folder, 'ballast')
  fill(ballast)
  if (!(await writeUntilPutOff(scene, 500))) scene.odd.push('a full disk takes everything')
  if ((await statusOfHealth(scene)) !== 503) scene.odd.push('health says nothing of a full disk')
  rmSync(ballast)
  await recover(scene)
  await judge(scene)
}

const timesEach = 2

const fullDisk = async (context: TestContext) => {
  const what = 'times that a small disk is full, and free again'
  const homes = sampleSize(1, 10)
  const odd: string[] = []
  for (let n = 0; n < homes; n++) {
    const installation = await createInstallation()
    const why = mountSmallDisk(installation.folder, '1m')
    if (why !== null) return reportCheck(context, { check: 'T9', what, notRun: why })
    const scene = await onHome(installation)
    for (let times = 0; times < timesEach; times++) await fillAndFree(scene)
    odd.push(...(await end(scene)))
  }
  reportCheck(context, { check: 'T9', what, count: homes * timesEach, wrong: odd.length })
  return expect(odd).toEqual([])
}

/** Writes until the disk is full. */
const fill = (file: string) => {
  writeFileSync(file, '')
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' })
  } catch {
    // It is full.
  }
}

const lostDatabase = async (context: TestContext) => {
  const postgres = await startPostgres({ durable: true })
  context.onTestFinished(() => postgres.stop())
  const scene = await onHome(await createInstallation({ postgresUrl: postgres.url }))
  const count = sampleSize(1, 20)
  for (let n = 0; n < count; n++) {
    await postgres.kill()
    if (await award(scene)) scene.odd.push('a write was done without a database')
    if ((await statusOfHealth(scene)) !== 503) scene.odd.push('health says nothing of a lost database')
    await postgres.restart()
    await recover(scene)
    await judge(scene)
  }
  return finish(context, scene, 'times that the database is away', count)
}

const troubles: readonly (readonly [string, (context: TestContext) => Promise<void> | void])[] = isPostgres
  ? [['a database that is away', lostDatabase]]
  : [
      ['a call to the system that fails', failingCalls],
      ['a full disk', fullDisk],
    ]

test.for(troubles)(
  '%s: writes get 503 without partial effects, and the app recovers by itself',
  async ([, tryIt], context) => {
    await tryIt(context)
    expect(context.task.meta.checkResults).toHaveLength(1)
  },
)

/** Runs a command with a file size limit of 100 KB. */
const runInLittleRoom = (installation: Installation, ...args: string[]) => {
  const glowjar = [process.execPath, path.resolve('dist/server/glowjar.js')]
  return spawnSync('sh', ['-c', 'ulimit -f 200 && exec "$@"', 'sh', ...glowjar, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...installation.env },
    encoding: 'utf8',
  })
}

test('an export on a full disk leaves no partial file and succeeds once there is space', async (context) => {
  const installation = await createInstallation()
  const member = await installation.member()
  const app = await startApp(installation)
  const { call } = clientOf(app, member)
  const { id } = await createChild(call)
  for (let n = 0; n < 60; n++) await createMoment(call, id, { content: '雪'.repeat(1000) })
  await app.end()
  const folder = path.join(installation.folder, 'exports')
  mkdirSync(folder)
  const file = path.join(folder, 'family.json')
  const full = runInLittleRoom(installation, 'export', member.familyId, `--to=${file}`)
  expect([full.status, full.stderr]).toEqual([1, expect.stringContaining(`${file} was not written: EFBIG`)])
  expect(readdirSync(folder)).toEqual([])
  const good = await runCommand(installation, 'export', member.familyId, `--to=${file}`)
  expect([good.code, good.err]).toEqual([0, ''])
  expect(statSync(file).size).toBeGreaterThan(150_000)
  reportCheck(context, { check: 'T9', what: 'exports without room', count: 1, wrong: 0 })
})
