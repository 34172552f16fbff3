import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const specification = path.join(root, 'docs/specification.md')

/** Returns the ids of the statements in the specification, such as `HAB-12`. */
export function readSpecifiedIds(): string[] {
  const statement = /^(?:- \*\*|\| )([A-Z]{3}-\d+)(?:\.\*\*| \|)/gm
  return [...readFileSync(specification, 'utf8').matchAll(statement)].map(([, id = '']) => id)
}

interface PlaywrightSpec {
  title: string
  file: string
  ok: boolean
  tests?: { results: { steps?: { title: string }[] }[] }[]
}

interface PlaywrightSuite {
  title?: string
  specs?: PlaywrightSpec[]
  suites?: PlaywrightSuite[]
}

/** Titles and results in a JSON report of Vitest or Playwright. */
export interface TestReport {
  testResults?: { name: string; assertionResults: { fullName: string; status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** A test that passed. */
export interface PassedTest {
  file: string
  title: string
}

const listStepTitles = ({ tests = [] }: PlaywrightSpec): string[] =>
  tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => steps.map(({ title }) => title)))

const findPassedTestsOfSuite = ({ title: group = '', specs = [], suites = [] }: PlaywrightSuite): PassedTest[] => [
  ...specs
    .filter(({ ok }) => ok)
    .flatMap((spec) =>
      [spec.title, ...listStepTitles(spec)].map((title) => ({ title: `${group} ${title}`, file: `e2e/${spec.file}` })),
    ),
  ...suites.flatMap(findPassedTestsOfSuite),
]

/** Returns the passed tests in a report of Vitest or Playwright, also the steps of Playwright tests. */
export function findPassedTests({ testResults = [], suites = [] }: TestReport): PassedTest[] {
  const vitestTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: path.relative(root, name) })),
  )
  return [...vitestTests, ...suites.flatMap(findPassedTestsOfSuite)]
}

const parseIds = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z0-9, -]+)\]/g)].flatMap(([, ids = '']) => ids.split(', '))

/** Groups passed tests by the statement ids in their titles; each is a line of Markdown. */
export function groupTestsById(tests: readonly PassedTest[]): Map<string, Set<string>> {
  const byId = new Map<string, Set<string>>()
  for (const { file, title } of tests) {
    for (const id of parseIds(title)) {
      const named = byId.get(id) ?? new Set()
      byId.set(id, named.add(`\`${file}\`: ${title}`))
    }
  }
  return byId
}

/**
 * Writes `coverage/specification.md`: each statement of the specification with the tests that passed for it. Returns the
 * ids without a passing test, and the ids that tests name but the specification does not have.
 */
export function writeSpecificationCoverage(reports: readonly TestReport[]): { untested: string[]; unknown: string[] } {
  const ids = readSpecifiedIds()
  const byId = groupTestsById(reports.flatMap(findPassedTests))
  const lines = ids.map((id) => `| ${id} | ${[...(byId.get(id) ?? [])].join('<br>')} |`)
  mkdirSync(path.join(root, 'coverage'), { recursive: true })
  writeFileSync(
    path.join(root, 'coverage/specification.md'),
    ['| statement | tests |', '|---|---|', ...lines, ''].join('\n'),
  )
  return {
    untested: ids.filter((id) => !byId.has(id)),
    unknown: [...byId.keys()].filter((id) => /^[A-Z]{3}-\d+$/.test(id) && !ids.includes(id)),
  }
}
