import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeOutcome, runStages } from '#scripts/run-stages.ts'
import { findFailedTests, findPassedTests, measureFiles } from '#scripts/test-reports.ts'
import { groupTestsById, readSpecifiedIds } from '#scripts/write-specification-coverage.ts'
import { stages } from '#scripts/test-stages.ts'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

test('every statement of the specification has a unique id', () => {
  const ids = readSpecifiedIds()
  expect(ids.length).toBeGreaterThan(500)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a statement is covered only by a test that ran and passed', () => {
  const results = [
    { fullName: 'keeps the points [PTS-1, PTS-2]', status: 'passed' },
    { fullName: 'loses the points [PTS-3]', status: 'failed' },
  ]
  const vitest = { testResults: [{ name: path.join(project, 'src/a.test.ts'), assertionResults: results }] }
  const steps = [{ title: 'adds points [PTS-6]' }]
  const specs = [
    { title: 'shows the points [PTS-4]', file: 'points.test.ts', ok: true, tests: [{ results: [{ steps }] }] },
    { title: 'hides the points [PTS-5]', file: 'points.test.ts', ok: false },
  ]
  const playwright = { suites: [{ suites: [{ specs }] }] }
  const byId = groupTestsById([vitest, playwright].flatMap(findPassedTests))
  expect([...byId.keys()].toSorted()).toEqual(['PTS-1', 'PTS-2', 'PTS-4', 'PTS-6'])
  expect([...(byId.get('PTS-1') ?? [])]).toEqual(['`src/a.test.ts`: keeps the points [PTS-1, PTS-2]'])
})

test('a run names each failed test with its error, also a file that could not be loaded', () => {
  const name = path.join(project, 'src/a.test.ts')
  const failed = { fullName: 'keeps the points', status: 'failed', failureMessages: ['expected 1 to be 2'] }
  const vitest = [
    { name, message: '', assertionResults: [failed, { fullName: 'adds points', status: 'passed' }] },
    { name, message: 'Cannot find module', assertionResults: [] },
  ]
  const tests = [{ results: [{ errors: [{ message: 'Timed out' }, { message: 'while clicking' }] }] }]
  const specs = [{ title: 'on a phone', file: 'points.test.ts', ok: false, tests }]
  const reports = [{ testResults: vitest }, { suites: [{ title: 'points', specs }] }]
  expect(reports.flatMap(findFailedTests)).toEqual([
    { file: 'src/a.test.ts', title: 'keeps the points', message: 'expected 1 to be 2' },
    { file: 'src/a.test.ts', title: '', message: 'Cannot find module' },
    { file: 'e2e/points.test.ts', title: 'points on a phone', message: 'Timed out\nwhile clicking' },
  ])
})

test('a run measures each file: of Vitest from its first to its last test, of Playwright all its tests', () => {
  const times = { startTime: 1000, endTime: 3500 }
  const vitest = [{ name: path.join(project, 'src/a.test.ts'), ...times, assertionResults: [] }]
  const createSpec = (duration: number) => ({
    title: '',
    file: 'b.test.ts',
    ok: true,
    tests: [{ results: [{ duration }] }],
  })
  const reports = [{ testResults: vitest }, { suites: [{ specs: [createSpec(500), createSpec(1000)] }] }]
  expect(reports.flatMap(measureFiles)).toEqual([
    { file: 'src/a.test.ts', seconds: 2.5 },
    { file: 'e2e/b.test.ts', seconds: 1.5 },
  ])
})

const createStages = () => [
  [[{ name: 'check', command: [] }], [{ name: 'build', command: [] }]],
  [
    [
      { name: 'server', command: [], needsBuild: true },
      { name: 'web', command: [] },
    ],
  ],
]

test.each([
  { failing: 'check', results: { check: false, build: true, server: true, web: true }, missing: [] },
  { failing: 'server', results: { check: true, build: true, server: false, web: true }, missing: [] },
  { failing: 'build', results: { check: true, build: false, server: false, web: true }, missing: ['server'] },
])('when $failing fails, the run goes on with all that does not need it', async ({ failing, results, missing }) => {
  const outcomes = await runStages(createStages(), async ({ name }) =>
    Promise.resolve({ passed: name !== failing, seconds: 1 }),
  )
  expect(Object.fromEntries(outcomes.map(({ name, passed }) => [name, passed]))).toEqual(results)
  const lines = outcomes.map(describeOutcome)
  expect(lines.filter((line) => line.includes('not run, because the build failed'))).toHaveLength(missing.length)
})

test('npm test runs every check, the server on both databases and the stories in a browser [GEN-10, RUN-17]', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(scripts['test']).toBe('node scripts/test.ts')
  const commands = Object.fromEntries(stages.flat(2).map(({ name, command }) => [name, command.join(' ')]))
  expect(commands).toEqual({
    check: 'npm run --silent check',
    build: 'npm run --silent build',
    server:
      'vitest run --project=unit --project=architecture --project=server-sqlite --project=server-postgres --maxWorkers=3',
    reliability: 'vitest run --project=reliability-sqlite --project=reliability-postgres',
    web: 'vitest run --project=web',
    e2e: 'playwright test --workers=3',
  })
})
