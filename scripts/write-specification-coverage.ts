import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findPassedTests } from './test-reports.ts'
import type { ReportedTest, TestReport } from './test-reports.ts'

const root = path.resolve(import.meta.dirname, '..')
const specification = path.join(root, 'docs/specification.md')

/** Returns the ids of the statements in the specification, such as `HAB-12`. */
export function readSpecifiedIds(): string[] {
  const statement = /^(?:- \*\*|\| )([A-Z]{3}-\d+)(?:\.\*\*| \|)/gm
  return [...readFileSync(specification, 'utf8').matchAll(statement)].map(([, id = '']) => id)
}

const parseIds = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z0-9, -]+)\]/g)].flatMap(([, ids = '']) => ids.split(', '))

/** Groups passed tests by the statement ids in their titles; each is a line of Markdown. */
export function groupTestsById(tests: readonly ReportedTest[]): Map<string, Set<string>> {
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
