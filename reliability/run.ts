import { inspect } from 'node:util'
import { startVitest, type Reporter, type TestCase } from 'vitest/node'
import { runCommand } from '#scripts/steps.ts'
import type { ReliabilityResult, SkippedCheck } from '#server/testing/check-results.ts'
import { suiteFiles } from './suites.ts'

const engineNames: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

const engineOf = (test: TestCase): string => engineNames[test.project.name.split('-')[1] ?? ''] ?? '–'

const numberFormat = new Intl.NumberFormat('en')

const formatResult = (result: ReliabilityResult | SkippedCheck, engine: string, seconds: number): string => {
  const begin = `${result.check.padEnd(6)} ${engine.padEnd(10)} ${result.what.padEnd(58)}`
  if ('notRun' in result) return `not run  ${begin} ${result.notRun}`
  const counts = `${numberFormat.format(result.count).padStart(9)}  ${numberFormat.format(result.wrong).padStart(5)} wrong`
  return `${result.wrong === 0 ? 'ok      ' : 'WRONG   '} ${begin} ${counts}  ${seconds.toFixed(1).padStart(7)} s`
}

/** Counts the tests of the server suite by engine. */
const serverTests = new Map<string, { count: number; wrong: number; seconds: number }>()

const countServerTest = (test: TestCase, isFailed: boolean, seconds: number): void => {
  if (!test.project.name.startsWith('server-')) return
  const { count, wrong, seconds: before } = serverTests.get(engineOf(test)) ?? { count: 0, wrong: 0, seconds: 0 }
  serverTests.set(engineOf(test), { count: count + 1, wrong: wrong + (isFailed ? 1 : 0), seconds: before + seconds })
}

/** Prints a line for each result as it arrives, and the errors of failed tests. */
const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000
    for (const result of test.meta().checkResults ?? []) console.log(formatResult(result, engineOf(test), seconds))
    countServerTest(test, state === 'failed', seconds)
    if (state !== 'failed') return
    console.log(`FAILED   ${engineOf(test)} ${test.fullName}`)
    for (const { message, diff = '', cause = '' } of errors) console.log(message, diff, cause && inspect(cause))
  },
}

/** Runs test files on all databases; returns whether all passed. */
const runTests = async (files: string[]): Promise<boolean> => {
  const vitest = await startVitest(files, {
    run: true,
    watch: false,
    reporters: [reporter],
    project: ['unit', 'server-sqlite', 'server-postgres', 'reliability-sqlite', 'reliability-postgres'],
  })
  const unhandled = vitest.state.getUnhandledErrors()
  for (const error of unhandled) console.log(error)
  await vitest.close()
  return vitest.state.getCountOfFailedTests() + unhandled.length === 0
}

/** Runs the stories in every language on both databases; returns whether all passed. */
const runStories = async (): Promise<boolean> => {
  const { passed, seconds } = await runCommand(['playwright', 'test'])
  console.log(
    `${passed ? 'ok      ' : 'WRONG   '} stories: every language and screen, both databases (${seconds.toFixed(1)} s)`,
  )
  return passed
}

const names = process.argv.slice(2)
const isChosen = (name: string): boolean => names.length === 0 || names.includes(name)
const fileWords = names.filter((word) => word !== 'server' && word !== 'stories')
const files = suiteFiles.filter((file) => names.length === 0 || fileWords.some((word) => file.includes(word)))
if (isChosen('server')) files.push('src/server/')
if (files.length === 0 && !isChosen('stories')) {
  throw new Error(`No check has this name. The names are:\nserver\nstories\n${suiteFiles.join('\n')}`)
}

process.env['RELIABILITY'] = 'full'
process.env['SEED'] ??= String(Date.now() % 2 ** 31)
console.log(`Seed ${process.env['SEED']}; SEED=… npm run reliability repeats its random choices.`)
let passed = files.length === 0 || (await runTests(files))
if (isChosen('server')) {
  for (const [engine, { seconds, ...counts }] of serverTests) {
    console.log(formatResult({ check: 'server', what: 'tests of the server', ...counts }, engine, seconds))
  }
}
if (isChosen('stories')) passed = (await runStories()) && passed
console.log(passed ? 'Nothing is wrong.' : 'Something is wrong: see above.')
process.exitCode = passed ? 0 : 1
