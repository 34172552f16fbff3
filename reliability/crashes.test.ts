import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { launchApp, createInstallation, startApp, type AppProcess, type Installation } from './app-process.ts'
import {
  delay,
  waitForSqliteCheckpoint,
  findDataFaultsBeforeRestart,
  repeatAndCompareWrites,
  createWriters,
  writeUntil,
  type RandomBelow,
  type WriterGroup,
} from './crash-writers.ts'

const isPostgres = inject('database') === 'postgres'
const cyclesPerInstallation = 25
const startsPerInstallation = 3

const createRandom = (seed: number): RandomBelow => {
  const numbers = fc.sample(fc.nat(), { numRuns: 20_000, seed })
  let used = 0
  return (bound) => (numbers[used++ % numbers.length] ?? 0) % bound
}

/** Returns the random time until a kill: 20 to 170 milliseconds. */
const createRandomDelay = (random: RandomBelow) => 20 + random(151)

interface Totals {
  cycles: number
  /** Number of acts acknowledged before a kill. */
  acknowledged: number
  violations: string[]
}

/** Kills an app while it starts, on an empty installation while it creates its tables. */
const killDuringStart = async (installation: Installation, random: RandomBelow) => {
  const app = await launchApp(installation)
  await delay(createRandomDelay(random))
  await app.end('SIGKILL')
}

const killUnderLoad = async (app: AppProcess, state: WriterGroup, random: RandomBelow, totals: Totals) => {
  const killTime =
    !isPostgres && random(4) === 0 ? waitForSqliteCheckpoint(state.installation, 600) : delay(createRandomDelay(random))
  const killed = killTime.then(() => app.end('SIGKILL'))
  totals.violations.push(...(await writeUntil(app, state, random, killed)))
  totals.acknowledged += state.writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  totals.violations.push(...(await findDataFaultsBeforeRestart(state.installation)))
}

/** Runs cycles of start, load and kill on one installation; each next start checks the data. */
const runCycles = async (cycles: number, random: RandomBelow, totals: Totals) => {
  const installation = await createInstallation()
  const starts = Math.min(startsPerInstallation, Math.floor(cycles / 3))
  for (let n = 0; n < starts; n++) await killDuringStart(installation, random)
  let app = await startApp(installation)
  const state = await createWriters(installation, app)
  for (let n = starts; n < cycles; n++) {
    await killUnderLoad(app, state, random, totals)
    if (random(5) === 0) await killDuringStart(installation, random)
    app = await startApp(installation)
    totals.violations.push(...(await repeatAndCompareWrites(app, state)))
  }
  expect(await app.end()).toEqual({ code: 0, signal: null })
  totals.violations.push(...(await installation.findDataFaults()))
  totals.cycles += cycles
}

test('a kill at any moment loses and duplicates no acknowledged act, and the app starts again', async (context) => {
  const cycles = sampleSize(3, isPostgres ? 200 : 1000)
  const random = createRandom(inject('seed'))
  const totals: Totals = { cycles: 0, acknowledged: 0, violations: [] }
  // On a busy machine the kills of a sample may all come before the first response.
  while (totals.cycles < cycles || totals.acknowledged === 0)
    await runCycles(Math.min(cyclesPerInstallation, Math.max(cycles - totals.cycles, 3)), random, totals)
  reportCheck(context, {
    check: 'T8',
    what: 'kills of the app under load',
    count: totals.cycles,
    wrong: totals.violations.length,
  })
  const lost = totals.violations.filter((violation) => violation.includes('lost')).length
  reportCheck(context, {
    check: 'T8',
    what: 'acts that were answered before a kill',
    count: totals.acknowledged,
    wrong: lost,
  })
  expect(totals.violations).toEqual([])
  expect(totals.acknowledged).toBeGreaterThan(0)
})

test.for(isPostgres ? [sampleSize(1, 50)] : [])(
  'after %i kills of PostgreSQL the app recovers, and no acknowledged act is lost',
  async (cycles, context) => {
    const random = createRandom(inject('seed'))
    const postgres = await startPostgres({ durable: true })
    context.onTestFinished(() => postgres.stop())
    const installation = await createInstallation({ postgresUrl: postgres.url })
    const app = await startApp(installation)
    const state = await createWriters(installation, app)
    const violations: string[] = []
    for (let n = 0; n < cycles; n++) {
      const killed = delay(createRandomDelay(random)).then(() => postgres.kill())
      violations.push(...(await writeUntil(app, state, random, killed)))
      await postgres.restart()
      violations.push(...(await repeatAndCompareWrites(app, state)))
      if (n % 5 === 0) violations.push(...(await installation.findDataFaults()))
    }
    expect(await app.end()).toEqual({ code: 0, signal: null })
    violations.push(...(await installation.findDataFaults()))
    reportCheck(context, {
      check: 'T8',
      what: 'kills of the PostgreSQL server under load',
      count: cycles,
      wrong: violations.length,
    })
    expect(violations).toEqual([])
  },
)
