import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { run } from './steps.ts'
import type { Step } from './steps.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'glowjar-reports-'))

function report(name: string): string {
  return path.join(reports, `${name}.json`)
}

function vitest(name: string, projects = [name]): Step {
  const chosen = projects.map((project) => `--project=${project}`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`]
  return { name, command: ['vitest', 'run', ...chosen, ...output] }
}

const steps: Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  vitest('unit', ['unit', 'architecture']),
  vitest('server-sqlite'),
  vitest('server-postgres'),
  vitest('web'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('trust', ['trust-sqlite', 'trust-postgres']),
  { name: 'e2e', command: ['playwright', 'test'] },
]

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

/** What a runner's report counts; a step without a report has no tests to count. */
function counted(name: string): { passed: number; failed: number } {
  try {
    const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(report(name), 'utf8')) as Report
    if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

async function runAll(): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') }
  for (const { name, command } of steps) {
    console.log(`\n▶ ${name}`)
    const { passed, seconds } = await run(command, { env })
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds})`)
    if (!passed) return false
  }
  return true
}

await findChromium()
const passed = await runAll()
const sums = steps.map(({ name }) => counted(name))
const sum = (key: 'passed' | 'failed') => sums.reduce((total, counts) => total + counts[key], 0)
rmSync(reports, { recursive: true, force: true })
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = passed && sum('failed') === 0 ? 0 : 1
