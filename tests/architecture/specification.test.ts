import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { passedTests, specifiedIds, testsById } from '#scripts/specification-coverage.ts'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

test('every statement of the specification has a unique id', () => {
  const ids = specifiedIds()
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
  const byId = testsById([vitest, playwright].flatMap(passedTests))
  expect([...byId.keys()].toSorted()).toEqual(['PTS-1', 'PTS-2', 'PTS-4', 'PTS-6'])
  expect([...(byId.get('PTS-1') ?? [])]).toEqual(['`src/a.test.ts`: keeps the points [PTS-1, PTS-2]'])
})

test('npm test runs every check, the server on both databases and the stories in a browser [GEN-10, RUN-17]', () => {
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
  const steps = read(scripts['test']?.split(' ').at(-1) ?? '')
  for (const step of [
    'check',
    'unit',
    'architecture',
    'server-sqlite',
    'server-postgres',
    'web',
    'build',
    'playwright',
  ]) {
    expect(steps).toContain(`'${step}'`)
  }
})
