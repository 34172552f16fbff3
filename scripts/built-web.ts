import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const builtFolder = path.resolve(import.meta.dirname, '../dist/web')

type Chunk = { file: string; imports?: string[] }

const manifest = JSON.parse(readFileSync(path.join(builtFolder, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>
const sources = Object.keys(manifest)

const isEntry = (source: string) => source.startsWith('_core-')
const isMessageCatalogue = (source: string) => /(?:^|\/)i18n\/messages\/\w+\.ts$/.test(source)

/** Returns the gzip size of a file of the built web app, in bytes. */
function measureGzipSize(file: string): number {
  return gzipSync(readFileSync(path.join(builtFolder, file)), { level: 9 }).byteLength
}

/** Returns the files of chunks and of their static imports. */
function collectFiles(from: string[], files = new Set<string>()): Set<string> {
  for (const source of from) {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    collectFiles(chunk.imports ?? [], files)
  }
  return files
}

/** Returns the gzip sizes of all scripts of the built web app in bytes, by file. */
export function measureScriptsByFile(): Map<string, number> {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  return new Map(files.map((file) => [file, measureGzipSize(file)]))
}

/** Returns the gzip sizes in bytes of the scripts that the signed-in home needs, with the largest message catalogue. */
export function measureHomeScriptsByFile(): Map<string, number> {
  const sizeOf = (source: string) => measureGzipSize(manifest[source]?.file ?? '')
  const [catalogue] = sources.filter(isMessageCatalogue).toSorted((a, other) => sizeOf(other) - sizeOf(a))
  const entries = sources.filter(isEntry)
  if (entries.length === 0 || !catalogue) {
    throw new Error('The build has no entry or no message catalogue: adapt scripts/built-web.ts to their names.')
  }
  const scripts = [...collectFiles([...entries, catalogue])].filter((file) => file.endsWith('.js'))
  return new Map(scripts.map((file) => [file, measureGzipSize(file)]))
}

/** Returns the manifest keys of scripts that are part of an import cycle. */
export function findCircularScripts(): string[] {
  return sources.filter((source) => {
    const { file = '', imports = [] } = manifest[source] ?? {}
    return collectFiles(imports).has(file)
  })
}

/** Returns the gzip sizes of the built landing page in a language and of the files it loads, in bytes by kind. */
export function measureLandingPage(language: string) {
  const page = `landing/${language}.html`
  const html = readFileSync(path.join(builtFolder, page), 'utf8')
  const sizeOfAll = (pattern: RegExp) =>
    [...html.matchAll(pattern)].reduce((total, [, file = '']) => total + measureGzipSize(file), 0)
  return {
    page: measureGzipSize(page),
    script: sizeOfAll(/<script\b[^>]* src="\/([^"]+)"/g),
    style: sizeOfAll(/<link rel="stylesheet" href="\/([^"]+)"/g),
    font: sizeOfAll(/<link rel="preload" as="font"[^>]* href="\/([^"]+)"/g),
    icon: sizeOfAll(/<link rel="icon" href="\/([^"]+)"/g),
  }
}
