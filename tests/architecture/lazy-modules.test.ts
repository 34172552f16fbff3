import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = new Set(globSync('src/**/*.ts', { cwd: root }))
const staticImport = /^(?:import|export)(?! type\b)[^;'"]*?(?:from )?'([^']+)'/gm

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

test('a start loads neither the SDK nor the tools of MCP [MCP-5]', () => {
  const loaded = [...listLoadedAtStart('src/server/main.ts')]
  expect(loaded).toContain('src/server/http/mount-mcp.ts')
  expect(loaded.filter((name) => name.includes('modelcontextprotocol') || name.includes('src/server/mcp/'))).toEqual([])
})
