import { inspect } from 'node:util'
import { startVitest, type Reporter, type TestCase } from 'vitest/node'
import type { Figure, NotRun } from '#server/testing/figures.ts'
import { suites } from './suites.ts'

const engines: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

const engineOf = (test: TestCase): string => engines[test.project.name.split('-')[1] ?? ''] ?? '–'

const number = new Intl.NumberFormat('en')

const lineOf = (figure: Figure | NotRun, engine: string, seconds: number): string => {
  const begin = `${figure.check.padEnd(4)} ${engine.padEnd(10)} ${figure.what.padEnd(58)}`
  if ('notRun' in figure) return `not run  ${begin} ${figure.notRun}`
  const counts = `${number.format(figure.count).padStart(9)}  ${number.format(figure.wrong).padStart(5)} wrong`
  return `${figure.wrong === 0 ? 'ok      ' : 'WRONG   '} ${begin} ${counts}  ${seconds.toFixed(1).padStart(7)} s`
}

/** Prints a line for each figure as it comes, and what failed. */
const lines: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000
    for (const figure of test.meta().figures ?? []) console.log(lineOf(figure, engineOf(test), seconds))
    if (state !== 'failed') return
    console.log(`FAILED   ${engineOf(test)} ${test.fullName}`)
    for (const { message, diff = '', cause = '' } of errors) console.log(message, diff, cause && inspect(cause))
  },
}

/** `npm run reliability` makes every check at its full count; `npm run reliability -- kills` those whose file is named so. */
const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.some((word) => file.includes(word))
const chosen = suites.filter(isWanted)
if (chosen.length === 0) throw new Error(`No check is named so. There are:\n${suites.join('\n')}`)

process.env['RELIABILITY'] = 'full'
process.env['SEED'] ??= String(Date.now() % 2 ** 31)
console.log(`Seed ${process.env['SEED']}; SEED=… npm run reliability plays it again.`)
const vitest = await startVitest(chosen, {
  run: true,
  watch: false,
  reporters: [lines],
  project: ['unit', 'server-sqlite', 'server-postgres', 'reliability-sqlite', 'reliability-postgres'],
})
const failed = vitest.state.getCountOfFailedTests()
const unhandled = vitest.state.getUnhandledErrors()
for (const error of unhandled) console.log(error)
await vitest.close()
console.log(failed + unhandled.length === 0 ? 'Nothing is wrong.' : 'Something is wrong: see above.')
process.exitCode = failed + unhandled.length === 0 ? 0 : 1
