import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from './chromium.ts'
import { writeSpecificationCoverage } from './write-specification-coverage.ts'
import { findFailedTests } from './test-reports.ts'
import type { FailedTest, TestReport } from './test-reports.ts'
import { runCommand } from './steps.ts'
import type { Step } from './steps.ts'
import { stages } from './test-stages.ts'

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

/** Runs the steps of a lane in order until one fails; returns whether all passed. */
async function runLane(steps: readonly Step[], silent: boolean): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolveReportFile('e2e') }
  for (const step of steps) {
    const { name } = step
    console.log(`\n▶ ${name}`)
    const { passed, output, seconds } = await runCommand(addReportOptions(step), {
      env: { ...env, ...step.env },
      silent,
    })
    if (silent) console.log(output)
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds})`)
    if (!passed) return false
  }
  return true
}

async function runStages(): Promise<boolean> {
  for (const lanes of stages) {
    const passed = await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)))
    if (passed.includes(false)) return false
  }
  return true
}

await findChromium()
const passed = await runStages()
const results = stages.flat(2).map(({ name }) => readReport(name))
const covered = !passed || isSpecificationCovered(results)
const sums = results.map(countTests)
const sum = (key: 'passed' | 'failed') => sums.reduce((total, counts) => total + counts[key], 0)
rmSync(reportFolder, { recursive: true, force: true })
for (const failure of results.flatMap(findFailedTests)) printFailure(failure)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = passed && covered && sum('failed') === 0 ? 0 : 1
