import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const specifier = /(?:\bfrom|\bimport\()\s*'(#|\.\/)([^']+)'/g

/** Returns a cycle of imports below `root`, as paths, or null. Unlike the linter it follows `import()`, too. */
export function findImportCycle(root: string): string[] | null {
  const files = new Set(globSync('src/**/*.{ts,tsx}', { cwd: root }))
  const importsOf = (file: string): string[] =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(specifier)]
      .map(([, kind, name = '']) => path.posix.join(kind === '#' ? 'src' : path.posix.dirname(file), name))
      .filter((imported) => files.has(imported))

  const visited = new Set<string>()
  const visit = (file: string, importers: readonly string[]): string[] | null => {
    if (importers.includes(file)) return [...importers.slice(importers.indexOf(file)), file]
    if (visited.has(file)) return null
    visited.add(file)
    for (const imported of importsOf(file)) {
      const cycle = visit(imported, [...importers, file])
      if (cycle) return cycle
    }
    return null
  }

  for (const file of files) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}
