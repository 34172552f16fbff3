import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = new Set(globSync('src/**/*.ts', { cwd: root }))
const staticImport = /^(?:(?:import|export)(?! type\b)[^;'"]*? from |import )'([^']+)'/gm

const listStaticImports = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(staticImport)].map(([, name = '']) => name)

const toFile = (from: string, name: string): string => {
  if (name.startsWith('#')) return path.posix.join('src', name.slice(1))
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name
}

/** Returns the files and packages that a file loads when it starts. */
const listLoadedAtStart = (file: string, loaded = new Set<string>()): Set<string> => {
  for (const name of listStaticImports(file)) {
    const imported = toFile(file, name)
    if (loaded.has(imported)) continue
    loaded.add(imported)
    if (files.has(imported)) listLoadedAtStart(imported, loaded)
  }
  return loaded
}

// What the entry point loads by itself, and what it then loads to start.
const loadedAtStart = ['src/server/main.ts', 'src/server/start.ts'].flatMap((file) => [
  file,
  ...listLoadedAtStart(file),
])

test('a start loads neither the SDK nor the tools of MCP [MCP-5]', () => {
  expect(loadedAtStart).toContain('src/server/http/mount-mcp.ts')
  expect(loadedAtStart.filter((name) => name.includes('src/server/mcp/'))).toEqual([])
})

// Each is imported where it is first used, because a start needs none of them.
test.each([
  '@modelcontextprotocol/sdk',
  '@simplewebauthn/server',
  '@zxcvbn-ts/',
  '@ai-sdk/',
  'ai',
  'minisearch',
  'nodemailer',
  'openid-client',
  'pg',
])('a start does not load %s', (name) => {
  const isPackage = (loaded: string) => loaded === name || loaded.startsWith(name.endsWith('/') ? name : `${name}/`)
  expect(loadedAtStart).toContain('better-sqlite3')
  expect(loadedAtStart.filter(isPackage)).toEqual([])
})
