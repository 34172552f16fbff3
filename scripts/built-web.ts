import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const built = path.resolve(import.meta.dirname, '../dist/web')

type Chunk = { file: string; imports?: string[] }

const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const sources = Object.keys(manifest)

const isEntry = (source: string) => source.startsWith('_core-')
const isCatalogue = (source: string) => /(?:^|\/)i18n\/messages\/\w+\.ts$/.test(source)

/** Returns the compressed size of a file of the built web app, in bytes. */
function gzipSize(file: string): number {
  return gzipSync(readFileSync(path.join(built, file)), { level: 9 }).byteLength
}

/** Returns the files of chunks and of their static imports. */
function filesOf(from: string[], files = new Set<string>()): Set<string> {
  for (const source of from) {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    filesOf(chunk.imports ?? [], files)
  }
  return files
}

/** Returns all scripts of the web app with their sizes. */
export function allScripts(): Map<string, number> {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  return new Map(files.map((file) => [file, gzipSize(file)]))
}

/** Returns the scripts that the first render of the signed-in home needs, in the language with the largest messages. */
export function homeScripts(): Map<string, number> {
  const sizeOf = (source: string) => gzipSize(manifest[source]?.file ?? '')
  const [catalogue] = sources.filter(isCatalogue).toSorted((a, other) => sizeOf(other) - sizeOf(a))
  const entries = sources.filter(isEntry)
  if (entries.length === 0 || !catalogue) {
    throw new Error('The build has no entry or no message catalogue: adapt scripts/built-web.ts to their names.')
  }
  const scripts = [...filesOf([...entries, catalogue])].filter((file) => file.endsWith('.js'))
  return new Map(scripts.map((file) => [file, gzipSize(file)]))
}

/** Returns the scripts that are part of an import cycle. */
export function circularScripts(): string[] {
  return sources.filter((source) => {
    const { file = '', imports = [] } = manifest[source] ?? {}
    return filesOf(imports).has(file)
  })
}

/** Returns the landing page and the files it loads, with their sizes. */
export function landingParts(language: string) {
  const page = `landing/${language}.html`
  const html = readFileSync(path.join(built, page), 'utf8')
  const sizeOfAll = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce((total, [, file = '']) => total + gzipSize(file), 0)
  return {
    page: gzipSize(page),
    script: sizeOfAll(/<script\b[^>]* src="\/([^"]+)"/g),
    style: sizeOfAll(/<link rel="stylesheet" href="\/([^"]+)"/g),
    font: sizeOfAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g),
    icon: sizeOfAll(/<link rel="icon" href="\/([^"]+)"/g),
  }
}
