import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]

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
