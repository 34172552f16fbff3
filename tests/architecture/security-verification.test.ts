import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupTestsById } from '#scripts/write-specification-coverage.ts'

const document = readFileSync('docs/security-verification.md', 'utf8')

/** The number of requirements of levels 1 and 2 in each section of the standard that has any; they count from 1. */
const sections = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
}

const rowPattern = /^\| (\d+\.\d+\.\d+) \| .+? \| (.+?) \| (.+?) \|$/gm
const rows = [...document.matchAll(rowPattern)].map(([, number = '', verdict = '', tests = '']) => ({
  number,
  verdict,
  tests,
}))

const countVerdicts = (verdict: string) => rows.filter((row) => row.verdict.startsWith(verdict)).length

/** Returns the titles of the tests in a file, as they are written there. */
const listTitles = (file: string): string[] => {
  const titlePattern = /^(?!\s*(?:\/\/|\*)).*?(?:\btest\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gm
  const path = [file, `src/${file}`].find(existsSync)
  return path ? [...readFileSync(path, 'utf8').matchAll(titlePattern)].map(([, , title = '']) => title) : []
}

const hasTest = (file: string, name: string): boolean => {
  const titles = listTitles(file)
  if (name.startsWith('"')) return titles.includes(name.slice(1, -1))
  return groupTestsById(titles.map((title) => ({ file, title }))).has(name)
}

/** Returns the tests that a cell names but that do not exist: titles in quotation marks or statements, after their file. */
const findMissingTests = (cell: string): string[] =>
  cell.split('<br>').flatMap((part) => {
    const [, file, names = ''] = /^`([^`]+)`: (.+)$/.exec(part) ?? []
    if (file === undefined) return [part]
    const named = names.match(/"[^"]+"|[^",\s][^",]*/g) ?? []
    return named.filter((name) => !hasTest(file, name)).map((name) => `${file}: ${name}`)
  })

test('every requirement of levels 1 and 2 has one row, in order', () => {
  const numbers = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('every row has a verdict, with its reason unless the requirement holds', () => {
  const invalid = rows.filter(({ verdict }) => !/^(?:holds(?:$|: .)|does not (?:hold|apply)\b.*: .)/.test(verdict))
  expect(invalid).toEqual([])
  const counts = `Of ${rows.length} requirements ${countVerdicts('holds')} hold, ${countVerdicts('does not apply')} do not apply and ${countVerdicts('does not hold')} do not hold.`
  expect(document).toContain(counts)
})

test('every requirement that holds names tests, and every named test exists', () => {
  const untested = rows.filter(({ tests }) => tests === '–').filter(({ verdict }) => verdict.startsWith('holds'))
  expect(untested).toEqual([])
  const missing = rows.filter(({ tests }) => tests !== '–').flatMap(({ tests }) => findMissingTests(tests))
  expect(missing).toEqual([])
})

test('reports a test, a statement and a file that do not exist', () => {
  const file = 'server/features/auth/second-factor/totp.test.ts'
  const title = '"the otpauth URI escapes the address"'
  expect(findMissingTests(`\`${file}\`: FAC-3, ${title}`)).toEqual([])
  expect(findMissingTests(`\`${file}\`: FAC-1, "the address"<br>\`nothing.test.ts\`: ${title}`)).toEqual([
    `${file}: FAC-1`,
    `${file}: "the address"`,
    `nothing.test.ts: ${title}`,
  ])
  expect(findMissingTests('nonsense')).toEqual(['nonsense'])
})
