import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(project, file), 'utf8')

const number = /[A-Z]{3}-\d+/
const stated = [...read('docs/specification.md').matchAll(/^(?:- \*\*|\| )([A-Z]{3}-\d+)(?:\.\*\*| \|)/gm)].map(
  ([, name = '']) => name,
)
const coverage = read('docs/specification-coverage.md')

/** What is said to follow later: whole sections, and single numbers. */
const later = new Set(/^Not in the tables yet: (.*)$/m.exec(coverage)?.[1]?.split(', '))

const numbersIn = (cell: string): string[] => {
  const [first = '', last = first] = cell.match(new RegExp(number, 'g')) ?? []
  const [section = '', from = ''] = first.split('-')
  const count = Number(last.split('-')[1]) - Number(from) + 1
  return Array.from({ length: count }, (_, n) => `${section}-${Number(from) + n}`)
}

const rows = coverage
  .split('\n')
  .filter((line) => /^\| [A-Z]{3}-\d/.test(line))
  .map((line) => {
    const [numbers = '', files = '', tests = ''] = line.slice(2, -2).split(' | ')
    return { numbers: numbersIn(numbers), files: files.split('<br>'), tests: tests.split('<br>') }
  })

const fileIn = (cell: string) => /^`([^`]+)`/.exec(cell)?.[1] ?? cell

test('every sentence has exactly one row, and every row a sentence', () => {
  const covered = rows.flatMap(({ numbers }) => numbers)
  const open = stated.filter((name) => !later.has(name) && !later.has(name.slice(0, 3)))
  expect(open.length).toBeGreaterThan(500)
  expect(covered.toSorted()).toEqual(open.toSorted())
  expect(new Set(stated).size).toBe(stated.length)
})

test('every row names files that are there, and tests that stand in them', () => {
  for (const { numbers, files, tests } of rows) {
    const missing = [...files, ...tests].map(fileIn).filter((file) => !existsSync(path.join(project, file)))
    expect([numbers, missing]).toEqual([numbers, []])
    const untold = tests.filter((cell) => {
      const title = cell.split('`: ')[1] ?? ''
      return title === '' || !read(fileIn(cell)).includes(title)
    })
    expect([numbers, untold]).toEqual([numbers, []])
  }
})

test('npm test runs every check, and every test on both databases and in a browser', () => {
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
