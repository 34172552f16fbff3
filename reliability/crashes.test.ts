import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { launchApp, createInstallation, startApp, type AppProcess, type Installation } from './app-process.ts'
import {
  delay,
  waitForCheckpoint,
  findFaultsAfterCrash,
  findLostActs,
  createWriters,
  writeUntil,
  type RandomBelow,
  type WriterState,
} from './crash-writers.ts'

const isPostgres = inject('database') === 'postgres'
const cyclesPerHome = 25
const startsPerHome = 3

const diceOf = (seed: number): RandomBelow => {
  const rolls = fc.sample(fc.nat(), { numRuns: 20_000, seed })
  let rolled = 0
  return (bound) => (rolls[rolled++ % rolls.length] ?? 0) % bound
}

/** Range of the time of a kill, in milliseconds. */
const moment = (dice: RandomBelow) => 20 + dice(151)

interface Course {
  cycles: number
  /** Number of acts acknowledged before a kill. */
  acknowledged: number
  violations: string[]
}

/** Kills an app while it starts, on an empty installation while it creates its tables. */
const killInStart = async (installation: Installation, dice: RandomBelow) => {
  const app = await launchApp(installation)
  await delay(moment(dice))
  await app.end('SIGKILL')
}

const killUnderLoad = async (app: AppProcess, known: WriterState, dice: RandomBelow, course: Course) => {
  const blow = !isPostgres && dice(4) === 0 ? waitForCheckpoint(known.installation, 600) : delay(moment(dice))
  const dead = blow.then(() => app.end('SIGKILL'))
  course.violations.push(...(await writeUntil(app, known, dice, dead)))
  course.acknowledged += known.writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  course.violations.push(...(await findFaultsAfterCrash(known.installation)))
}

/** Runs cycles of start, load and kill on one installation; each next start checks the data. */
const liveThrough = async (cycles: number, dice: RandomBelow, course: Course) => {
  const installation = await createInstallation()
  const starts = Math.min(startsPerHome, Math.floor(cycles / 3))
  for (let n = 0; n < starts; n++) await killInStart(installation, dice)
  let app = await startApp(installation)
  const known = await createWriters(installation, app)
  for (let n = starts; n < cycles; n++) {
    await killUnderLoad(app, known, dice, course)
    if (dice(5) === 0) await killInStart(installation, dice)
    app = await startApp(installation)
    course.violations.push(...(await findLostActs(app, known)))
  }
  expect(await app.end()).toEqual({ code: 0, signal: null })
  course.violations.push(...(await installation.faults()))
  course.cycles += cycles
}

test('a kill at any moment loses and duplicates no acknowledged act, and the app starts again', async (context) => {
  const cycles = isPostgres ? sampleSize(3, 200) : sampleSize(6, 1000)
  const dice = diceOf(inject('seed'))
  const course: Course = { cycles: 0, acknowledged: 0, violations: [] }
  while (course.cycles < cycles) await liveThrough(Math.min(cyclesPerHome, cycles - course.cycles), dice, course)
  reportCheck(context, {
    check: 'T8',
    what: 'kills of the app under load',
    count: cycles,
    wrong: course.violations.length,
  })
  const lost = course.violations.filter((said) => said.includes('lost')).length
  reportCheck(context, {
    check: 'T8',
    what: 'acts that were answered before a kill',
    count: course.acknowledged,
    wrong: lost,
  })
  expect(course.violations).toEqual([])
  expect(course.acknowledged).toBeGreaterThan(0)
})

test.for(isPostgres ? [sampleSize(1, 50)] : [])(
  'after %i kills of PostgreSQL the app recovers, and no acknowledged act is lost',
  async (cycles, context) => {
    const dice = diceOf(inject('seed'))
    const postgres = await startPostgres({ durable: true })
    context.onTestFinished(() => postgres.stop())
    const installation = await createInstallation({ postgresUrl: postgres.url })
    const app = await startApp(installation)
    const known = await createWriters(installation, app)
    const violations: string[] = []
    for (let n = 0; n < cycles; n++) {
      const dead = delay(moment(dice)).then(() => postgres.kill())
      violations.push(...(await writeUntil(app, known, dice, dead)))
      await postgres.restart()
      violations.push(...(await findLostActs(app, known)))
      if (n % 5 === 0) violations.push(...(await installation.faults()))
    }
    expect(await app.end()).toEqual({ code: 0, signal: null })
    violations.push(...(await installation.faults()))
    reportCheck(context, {
      check: 'T8',
      what: 'kills of the PostgreSQL server under load',
      count: cycles,
      wrong: violations.length,
    })
    expect(violations).toEqual([])
  },
)
