import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const project = path.resolve(import.meta.dirname, '../..')
const names = globSync('**/*.{ts,tsx,css}', { cwd: project, exclude: ['{node_modules,dist,test-results}/**'] })
const code = names.map((name) => ({ name, text: readFileSync(path.join(project, name), 'utf8') }))
const product = code.filter(({ name }) => name.startsWith('src/'))

function findMatches(files: typeof code, pattern: RegExp): string[] {
  return files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([found]) => `${name}: ${found.trim()}`))
}

test('reads every folder with source code', () => {
  const folders = new Set(names.map((name) => name.split('/')[0]))
  expect([...folders]).toEqual(
    expect.arrayContaining(['src', 'scripts', 'tests', 'e2e', 'bench', 'reliability', 'vite.config.ts']),
  )
})

describe('rules beyond the linter', () => {
  test('nothing is re-exported', () => {
    const reExport = /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\b.*$/gm
    expect(findMatches(code, reExport)).toEqual([])
    expect('export { Jar } from "./jar.ts"').toMatch(reExport)
    expect('export type {\n  Jar,\n} from "./jar.ts"').toMatch(reExport)
    expect('export * as jar from "./jar.ts"').toMatch(reExport)
  })

  test('there are no assertions through unknown', () => {
    expect(findMatches(product, /\bas unknown as\b.*$/gm)).toEqual([])
  })

  // The linter does not report dynamic imports of modules of which it allows some names.
  test('no module that opens connections is imported dynamically, or got in another way', () => {
    const server = product.filter(({ name }) => name.startsWith('src/server/') && !name.endsWith('.test.ts'))
    const dynamic =
      /(?:\bimport|\brequire|\bgetBuiltinModule)\(\s*['"`](?:node:)?(?:dgram|http2?|https|net|tls)['"`].*$/gm
    expect(findMatches(server, dynamic)).toEqual([])
    expect("const { request } = await import('node:https')").toMatch(dynamic)
    expect("process.getBuiltinModule('net')").toMatch(dynamic)
  })

  test('the server takes random numbers from node:crypto only', () => {
    const server = product.filter(({ name }) => name.startsWith('src/server/') && !name.endsWith('.test.ts'))
    const predictable = /\bMath\.random\b.*$/gm
    expect(findMatches(server, predictable)).toEqual([])
    expect('const code = Math.random()').toMatch(predictable)
  })

  test('no test has skip or only', () => {
    expect(findMatches(code, /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b.*$/gm)).toEqual([])
  })

  test('a disabled lint rule has a reason', () => {
    expect(findMatches(code, /\/[/*]\s*(?:oxlint|eslint)-disable(?!.* -- \S).*$/gm)).toEqual([])
  })

  // For one such rule the browser computes the styles of the whole page again whenever its elements change.
  test('no style of unnamed children depends on :has()', () => {
    const styles = product.filter(({ name }) => name.startsWith('src/web/'))
    const universal = /\bhas-[^\s'"`]*:\*{1,2}:[^\s'"`]*|:has\([^{}]*\)\s*[\s>+~]\s*\*(?=[\s,:.[{])/g
    expect(findMatches(styles, universal)).toEqual([])
    expect('has-[textarea:focus]:*:shadow-float').toMatch(universal)
    expect('.card:has([data-open]) > * {').toMatch(universal)
    expect('has-focus-visible:outline-3').not.toMatch(universal)
  })

  test('days and their durations come from shared/time', () => {
    const outsideTime = product.filter(({ name }) => !name.startsWith('src/shared/time/'))
    expect(findMatches(outsideTime, /\b86_?400(?:_?000)?\b|24 \* 60 \* 60\b/g)).toEqual([])
  })

  test('dates are formatted in one place', () => {
    const webFiles = product.filter(({ name }) => name.startsWith('src/web/') && !/\.test\.tsx?$/.test(name))
    const zoneOnly = String.raw`\(\)\.resolvedOptions\(\)\.timeZone`
    const formatters = new RegExp(
      String.raw`\bIntl\.DateTimeFormat(?!${zoneOnly})\(|\.(?:dateTime|dateTimeRange|toLocale(?:Date|Time)?String)\(`,
      'g',
    )
    expect(findMatches(webFiles, formatters).toSorted()).toEqual([
      'src/web/ledger/use-format-instant.ts: Intl.DateTimeFormat(',
      // Reads the hour of the day, which is not shown.
      'src/web/lib/day-part.ts: Intl.DateTimeFormat(',
      // Finds out how the browser tells hours.
      'src/web/lib/hour-cycle.ts: Intl.DateTimeFormat(',
    ])
  })
})

test('the lock file contains no registry and no local path', () => {
  const lock = readFileSync(path.join(project, 'package-lock.json'), 'utf8')
  expect(lock).not.toContain('"resolved"')
  expect(lock).not.toMatch(/file:|"link": true|\/(?:home|root|Users|work)\//)
})
