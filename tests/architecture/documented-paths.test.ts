import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync('**/*.md', {
  exclude: ['{node_modules,dist,data,test-results}/**', '**/node_modules/**', 'content/**/topics/**'],
})

/** Folders whose name may be left out in documents. */
const roots = ['', 'src', 'src/server', 'src/web']

const folders = 'src|server|web|shared|tests|scripts|docs|bench|reliability|e2e|content|security|db|http|ledger|styles'
const pathPattern = new RegExp(`^(?:${folders})/[\\w./*{},-]+$`)

const linkPattern = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g
const codePattern = /`([^`\n]+)`/g

/** Expands `{a,b}`, since Node's existence check does not. */
const exists = (name: string): boolean =>
  roots.some((root) => {
    const candidate = path.join(root, name)
    return /[*{]/.test(name) ? globSync(candidate).length > 0 : existsSync(candidate)
  })

const missingPaths = (text: string, folder: string): string[] => {
  const links = [...text.matchAll(linkPattern)].map(([, target = '']) => path.join(folder, target))
  const named = [...text.matchAll(codePattern)].map(([, code = '']) => code).filter((code) => pathPattern.test(code))
  return [...links.filter((link) => !existsSync(link)), ...named.filter((name) => !exists(name))]
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const missingScripts = (text: string): string[] =>
  [...text.matchAll(/\bnpm run\s+(?:--silent\s+)?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name))

test('reads the documents of every folder', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/operating.md',
      'bench/README.md',
      'reliability/README.md',
      'content/assistant/README.md',
      'tests/fixtures/v1/README.md',
    ]),
  )
})

test('every path named in the documents exists', () => {
  const missing = documents.flatMap((file) =>
    missingPaths(readFileSync(file, 'utf8'), path.dirname(file)).map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('reports a missing path and a broken link', () => {
  const text =
    'See `src/server/nothing.ts`, `db/nothing.ts`, [there](nowhere.md), `src/server/app.ts` and [here](README.md).'
  expect(missingPaths(text, '.')).toEqual(['nowhere.md', 'src/server/nothing.ts', 'db/nothing.ts'])
})

test('every npm script named in the documents exists', () => {
  const missing = documents.flatMap((file) =>
    missingScripts(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
  expect(missingScripts('`npm run build && npm run --silent nothing`, npm run check:nothing')).toEqual([
    'nothing',
    'check:nothing',
  ])
})

test('every log message that the operating guide explains is written by the server', () => {
  const [, table = ''] = readFileSync('docs/operating.md', 'utf8').split('| message | meaning |')
  const rows = table.split('\n\n')[0]?.split('\n') ?? []
  const messages = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(codePattern)].map(([, code]) => code))
  const sources = globSync('src/server/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  expect(messages.length).toBeGreaterThan(10)
  expect(messages.filter((message) => !sources.some((text) => text.includes(`'${message}'`)))).toEqual([])
})
