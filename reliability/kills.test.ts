import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { startPostgres } from '#scripts/postgres.ts'
import { countOf, tell } from '#server/testing/figures.ts'
import { launchApp, makeHome, startApp, type AppProcess, type Home } from './app-process.ts'
import { after, atCheckpoint, faultsLeft, judge, settle, writeUntil, type Dice, type Known } from './kills.ts'

const isPostgres = inject('database') === 'postgres'
const cyclesPerHome = 25
const startsPerHome = 3

const diceOf = (seed: number): Dice => {
  const rolls = fc.sample(fc.nat(), { numRuns: 20_000, seed })
  let rolled = 0
  return (bound) => (rolls[rolled++ % rolls.length] ?? 0) % bound
}

/** When the blow falls, in milliseconds. */
const moment = (dice: Dice) => 20 + dice(151)

interface Course {
  cycles: number
  /** Acts that were answered with success before a kill. */
  promised: number
  odd: string[]
}

/** Kills an app while it starts; on an empty home that is while it makes its tables. */
const killInStart = async (home: Home, dice: Dice) => {
  const app = await launchApp(home)
  await after(moment(dice))
  await app.end('SIGKILL')
}

const killUnderLoad = async (app: AppProcess, known: Known, dice: Dice, course: Course) => {
  const blow = !isPostgres && dice(4) === 0 ? atCheckpoint(known.home, 600) : after(moment(dice))
  const dead = blow.then(() => app.end('SIGKILL'))
  course.odd.push(...(await writeUntil(app, known, dice, dead)))
  course.promised += known.writers.reduce((sum, { promised }) => sum + promised.length, 0)
  course.odd.push(...(await faultsLeft(known.home)))
}

/** A home from its first start on, with a kill in each cycle; after each, what is left is judged by the next start. */
const liveThrough = async (cycles: number, dice: Dice, course: Course) => {
  const home = await makeHome()
  const starts = Math.min(startsPerHome, Math.floor(cycles / 3))
  for (let n = 0; n < starts; n++) await killInStart(home, dice)
  let app = await startApp(home)
  const known = await settle(home, app)
  for (let n = starts; n < cycles; n++) {
    await killUnderLoad(app, known, dice, course)
    if (dice(5) === 0) await killInStart(home, dice)
    app = await startApp(home)
    course.odd.push(...(await judge(app, known)))
  }
  expect(await app.end()).toEqual({ code: 0, signal: null })
  course.odd.push(...(await home.faults()))
  course.cycles += cycles
}

test('the app may be killed at any moment: nothing promised is lost, nothing doubled, and it starts again by itself', async (context) => {
  const cycles = isPostgres ? countOf(3, 200) : countOf(6, 1000)
  const dice = diceOf(inject('seed'))
  const course: Course = { cycles: 0, promised: 0, odd: [] }
  while (course.cycles < cycles) await liveThrough(Math.min(cyclesPerHome, cycles - course.cycles), dice, course)
  tell(context, { check: 'T8', what: 'kills of the app under load', count: cycles, wrong: course.odd.length })
  const lost = course.odd.filter((said) => said.includes('lost')).length
  tell(context, { check: 'T8', what: 'acts that were answered before a kill', count: course.promised, wrong: lost })
  expect(course.odd).toEqual([])
  expect(course.promised).toBeGreaterThan(0)
})

test.for(isPostgres ? [countOf(1, 50)] : [])(
  'PostgreSQL may be killed %i times, as when the power goes: the app goes on, and nothing promised is lost',
  async (cycles, context) => {
    const dice = diceOf(inject('seed'))
    const postgres = await startPostgres({ durable: true })
    context.onTestFinished(() => postgres.stop())
    const home = await makeHome({ postgresUrl: postgres.url })
    const app = await startApp(home)
    const known = await settle(home, app)
    const odd: string[] = []
    for (let n = 0; n < cycles; n++) {
      const dead = after(moment(dice)).then(() => postgres.kill())
      odd.push(...(await writeUntil(app, known, dice, dead)))
      await postgres.restart()
      odd.push(...(await judge(app, known)))
      if (n % 5 === 0) odd.push(...(await home.faults()))
    }
    expect(await app.end()).toEqual({ code: 0, signal: null })
    odd.push(...(await home.faults()))
    tell(context, { check: 'T8', what: 'kills of the PostgreSQL server under load', count: cycles, wrong: odd.length })
    expect(odd).toEqual([])
  },
)
