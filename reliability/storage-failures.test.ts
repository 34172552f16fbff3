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
  createUserClient,
  createInstallation,
  startApp,
  type AppProcess,
  type AppClient,
  type Installation,
} from './app-process.ts'
import { runCommand } from './commands.ts'
import { findInjectionObstacle, tryMountSmallDisk, injectFailure, type FailingCall } from './injected-failures.ts'

const isPostgres = inject('database') === 'postgres'
const maxRecoveryMs = 5000

interface Setup {
  installation: Installation
  app: AppProcess
  client: AppClient
  childId: string
  /** Acknowledged writes, and those rejected with 503 that are to be repeated. */
  done: Set<string>
  rejected: string[]
  violations: string[]
}

const createSetup = async (installation: Installation): Promise<Setup> => {
  const app = await startApp(installation)
  const client = createUserClient(app, await installation.member())
  const { id } = await createChild(client.call)
  return { installation, app, client, childId: id, done: new Set(), rejected: [], violations: [] }
}

/** Sends an award under a key; returns whether it was acknowledged. Responses other than 201 and 503 are unexpected. */
const award = async (
  { client, childId, done, rejected, violations }: Setup,
  key = newId(Date.now()),
): Promise<boolean> => {
  const response = await client.send(recordBehavior.path, {
    method: recordBehavior.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ childId, type: 'reward', title: 'Held on', points: 1 }),
  })
  if (response.status === 201) return done.add(key) !== undefined
  const { status, code } = await readProblem(response)
  if (status !== 503 || code !== 'unavailable') violations.push(`a write was answered ${status} ${code}`)
  rejected.push(key)
  return false
}

/** Writes until one gets 503, at most `most` times. */
const writeUntilRejected = async (setup: Setup, most: number): Promise<boolean> => {
  for (let n = 0; n < most; n++) if (!(await award(setup))) return true
  return false
}

const readHealthStatus = async ({ client }: Setup) => (await client.send('/api/health')).status

/** Waits until writes succeed again and repeats those that got 503. */
const waitForRecovery = async (setup: Setup) => {
  const began = performance.now()
  while (!(await award(setup)) && performance.now() - began < maxRecoveryMs) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (performance.now() - began > maxRecoveryMs) setup.violations.push('it did not write again within five seconds')
  if ((await readHealthStatus(setup)) !== 200) setup.violations.push('health stays down')
  for (const key of setup.rejected.splice(0)) {
    if (!(await award(setup, key))) setup.violations.push('a write that got 503 is rejected again')
  }
}

/** Compares the ledger with the acknowledged writes: each act once, and their sum. */
const checkLedger = async (setup: Setup) => {
  const { client, childId, done, violations, app } = setup
  const { points } = await getChild(client.call, childId)
  if (points !== done.size) violations.push(`the child has ${points} points after ${done.size} awards`)
  const newest = await client.call(listActivities, { params: { childId }, query: { limit: '200' } })
  const unknown = newest.filter(({ actId }) => !done.has(actId))
  violations.push(...unknown.map(({ actId }) => `${actId} was rejected and is there`))
  if (app.child.exitCode !== null) violations.push(`the app ended with ${app.child.exitCode}`)
}

/** Stops the app and reports what was wrong, also in its data. */
const endAndVerify = async ({ app, installation, violations }: Setup): Promise<string[]> => {
  expect(await app.end()).toEqual({ code: 0, signal: null })
  return [...violations, ...(await installation.findDataFaults())]
}

const reportViolations = async (context: TestContext, setup: Setup, what: string, count: number) => {
  const violations = await endAndVerify(setup)
  reportCheck(context, { check: 'T9', what, count, wrong: violations.length })
  expect(violations).toEqual([])
}

/** Failing calls: the n-th write, a sync, and a disk that is full from then on. */
const createFailingCalls = (each: number): FailingCall[] =>
  Array.from({ length: each }, (_, at) => {
    const n = each === 60 ? at + 1 : 1 + at * 7
    return [
      { calls: 'pwrite64', error: 'EIO', when: String(n) },
      { calls: 'fdatasync,fsync', error: 'EIO', when: String(n) },
      { calls: 'pwrite64', error: 'ENOSPC', when: `${n}+` },
    ] as const
  }).flat()

const maxWrites = 70

const tryFailingCall = async (setup: Setup, point: FailingCall) => {
  const endFailure = await injectFailure(setup.app.pid, point)
  const isRejected = await writeUntilRejected(setup, maxWrites)
  // A failure may hit a checkpoint, which is retried later: the write before it took effect.
  if (!isRejected && point.error === 'ENOSPC')
    setup.violations.push(`no write noticed that the disk is full at ${point.when}`)
  if (point.error === 'ENOSPC' && (await readHealthStatus(setup)) !== 503)
    setup.violations.push('health says nothing of a full disk')
  await endFailure()
  await waitForRecovery(setup)
  await checkLedger(setup)
}

const checkFailingCalls = async (context: TestContext) => {
  const reason = findInjectionObstacle()
  const what = 'calls to the system that fail'
  if (reason !== null) return reportCheck(context, { check: 'T9', what, notRun: reason })
  const setup = await createSetup(await createInstallation())
  const points = createFailingCalls(sampleSize(2, 60))
  for (const point of points) await tryFailingCall(setup, point)
  return reportViolations(context, setup, what, points.length)
}

const fillAndFree = async (setup: Setup) => {
  const ballast = path.join(setup.installation.folder, 'ballast')
  fillDisk(ballast)
  if (!(await writeUntilRejected(setup, 500))) setup.violations.push('a full disk takes everything')
  if ((await readHealthStatus(setup)) !== 503) setup.violations.push('health says nothing of a full disk')
  rmSync(ballast)
  await waitForRecovery(setup)
  await checkLedger(setup)
}

const fillsPerInstallation = 2

const checkFullDisk = async (context: TestContext) => {
  const what = 'times that a small disk is full, and free again'
  const installations = sampleSize(1, 10)
  const violations: string[] = []
  for (let n = 0; n < installations; n++) {
    const installation = await createInstallation()
    const reason = tryMountSmallDisk(installation.folder, '1m')
    if (reason !== null) return reportCheck(context, { check: 'T9', what, notRun: reason })
    const setup = await createSetup(installation)
    for (let times = 0; times < fillsPerInstallation; times++) await fillAndFree(setup)
    violations.push(...(await endAndVerify(setup)))
  }
  reportCheck(context, { check: 'T9', what, count: installations * fillsPerInstallation, wrong: violations.length })
  return expect(violations).toEqual([])
}

/** Writes until the disk is full. */
const fillDisk = (file: string) => {
  writeFileSync(file, '')
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' })
  } catch {
    // It is full.
  }
}

const checkLostDatabase = async (context: TestContext) => {
  const postgres = await startPostgres({ durable: true })
  context.onTestFinished(() => postgres.stop())
  const setup = await createSetup(await createInstallation({ postgresUrl: postgres.url }))
  const count = sampleSize(1, 20)
  for (let n = 0; n < count; n++) {
    await postgres.kill()
    if (await award(setup)) setup.violations.push('a write was done without a database')
    if ((await readHealthStatus(setup)) !== 503) setup.violations.push('health says nothing of a lost database')
    await postgres.restart()
    await waitForRecovery(setup)
    await checkLedger(setup)
  }
  return reportViolations(context, setup, 'times that the database is away', count)
}

const failures: readonly (readonly [string, (context: TestContext) => Promise<void> | void])[] = isPostgres
  ? [['a database that is away', checkLostDatabase]]
  : [
      ['a call to the system that fails', checkFailingCalls],
      ['a full disk', checkFullDisk],
    ]

test.for(failures)(
  '%s: writes get 503 without partial effects, and the app recovers by itself',
  async ([, runTest], context) => {
    await runTest(context)
    expect(context.task.meta.checkResults).toHaveLength(1)
  },
)

/** Runs a command with a file size limit of 100 KB. */
const runWithFileSizeLimit = (installation: Installation, ...args: string[]) => {
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
  const { call } = createUserClient(app, member)
  const { id } = await createChild(call)
  for (let n = 0; n < 60; n++) await createMoment(call, id, { content: '雪'.repeat(1000) })
  await app.end()
  const folder = path.join(installation.folder, 'exports')
  mkdirSync(folder)
  const file = path.join(folder, 'family.json')
  const full = runWithFileSizeLimit(installation, 'export', member.familyId, `--to=${file}`)
  expect([full.status, full.stderr]).toEqual([1, expect.stringContaining(`${file} was not written: EFBIG`)])
  expect(readdirSync(folder)).toEqual([])
  const good = await runCommand(installation, 'export', member.familyId, `--to=${file}`)
  expect([good.code, good.err]).toEqual([0, ''])
  expect(statSync(file).size).toBeGreaterThan(150_000)
  reportCheck(context, { check: 'T9', what: 'exports without room', count: 1, wrong: 0 })
})
