import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from './chromium.ts'
import { describeOutcome, runStages } from './run-stages.ts'
import type { Outcome } from './run-stages.ts'
import { runCommand } from './steps.ts'
import type { Step, StepResult } from './steps.ts'
import { findFailedTests, measureFiles } from './test-reports.ts'
import type { FailedTest, TestReport } from './test-reports.ts'
import { stages } from './test-stages.ts'
import { writeSpecificationCoverage } from './write-specification-coverage.ts'

const reportFolder = mkdtempSync(path.join(tmpdir(), 'glowjar-reports-'))

function resolveReportFile(name: string): string {
  return path.join(reportFolder, `${name}.json`)
}

/** Returns the command of a step; for Vitest with options that write a JSON report. */
function addReportOptions({ name, command }: Step): string[] {
  if (command[0] !== 'vitest') return command
  return [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${resolveReportFile(name)}`]
}

type Report = TestReport & {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** Returns the report of a step; an empty one for a step without tests. */
function readReport(name: string): Report {
  const file = resolveReportFile(name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {}
}

function countTests({ numPassedTests = 0, numFailedTests = 0, stats }: Report): { passed: number; failed: number } {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Prints a failed test at the end of the run, with the first lines of its error. */
function printFailure({ file, title, message }: FailedTest): void {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 8)
  console.error(`\n✗ ${file}: ${title}\n  ${lines.join('\n  ')}`)
}

/** Returns whether every statement of the specification has a test that passed; prints those that have none. */
function isSpecificationCovered(reports: readonly Report[]): boolean {
  const { untested, unknown } = writeSpecificationCoverage(reports)
  if (untested.length > 0) console.error(`Statements without a passing test: ${untested.join(', ')}`)
  if (unknown.length > 0) console.error(`Tests name statements that do not exist: ${unknown.join(', ')}`)
  return untested.length === 0 && unknown.length === 0
}

/** Runs a step and prints its output, at the end if other steps run meanwhile. */
async function runStep(step: Step, isAlone: boolean): Promise<StepResult> {
  console.log(`\n▶ ${step.name}`)
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolveReportFile('e2e'), ...step.env }
  const { output, ...result } = await runCommand(addReportOptions(step), { env, silent: !isAlone })
  if (!isAlone) console.log(output)
  console.log(describeOutcome({ name: step.name, ...result }))
  return result
}

/** Prints how long each step and the slowest files took. */
function printTimes(outcomes: readonly Outcome[], reports: readonly TestReport[]): void {
  const slowest = reports.flatMap(measureFiles).toSorted((one, other) => other.seconds - one.seconds)
  console.log('\nThe slowest files:')
  for (const { file, seconds } of slowest.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  console.log(`\nAll steps, in ${(performance.now() / 1000).toFixed(0)} s:`)
  for (const outcome of outcomes) console.log(describeOutcome(outcome))
}

await findChromium()
const outcomes = await runStages(stages, runStep)
const passed = outcomes.every((outcome) => outcome.passed)
const results = stages.flat(2).map(({ name }) => readReport(name))
const covered = !passed || isSpecificationCovered(results)
const sums = results.map(countTests)
const sum = (key: 'passed' | 'failed') => sums.reduce((total, counts) => total + counts[key], 0)
rmSync(reportFolder, { recursive: true, force: true })
for (const failure of results.flatMap(findFailedTests)) printFailure(failure)
printTimes(outcomes, results)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = passed && covered && sum('failed') === 0 ? 0 : 1
