import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const built = path.resolve(import.meta.dirname, '../dist/web')
const limit = 120 * 1024
const landingLimit = 15 * 1024

type Chunk = { file: string; imports?: string[] }

const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

const isEntry = (source: string) => source.startsWith('_core-')
const isCatalogue = (source: string) => /(?:^|\/)i18n\/messages\/\w+\.ts$/.test(source)

function gzipSize(file: string): number {
  return gzipSync(readFileSync(path.join(built, file)), { level: 9 }).byteLength
}

/** The files of these chunks and of all that they import statically. */
function filesOf(sources: string[], known = new Set<string>()): Set<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk || known.has(chunk.file)) continue
    known.add(chunk.file)
    filesOf(chunk.imports ?? [], known)
  }
  return known
}

/** What a visitor who is signed out loads first: the page and the files it names. */
function landingOf(language: string) {
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB`
}

const sources = Object.keys(manifest)
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
const sizes = new Map(scripts.map((file) => [file, gzipSize(file)]))
const sizeOf = (file: string) => sizes.get(file) ?? 0

const entries = sources.filter(isEntry)
const [catalogue] = sources
  .filter(isCatalogue)
  .toSorted((one, other) => sizeOf(manifest[other]?.file ?? '') - sizeOf(manifest[one]?.file ?? ''))

if (entries.length === 0 || !catalogue) {
  console.error('The build names no entry or no message catalogue: tell scripts/sizes.ts where they are.')
  process.exit(1)
}

const atHome = filesOf([...entries, catalogue])
const eager = [...atHome].reduce((total, file) => total + sizeOf(file), 0)

console.log('JavaScript, gzip (* is loaded by the signed-in home):')
for (const file of scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one))) {
  console.log(`${kilobytes(sizeOf(file))} ${atHome.has(file) ? '*' : ' '} ${file}`)
}
console.log(`${kilobytes(eager)} * the signed-in home, of ${limit / 1024} KB`)

const circular = sources.filter((source) => {
  const { file = '', imports = [] } = manifest[source] ?? {}
  return filesOf(imports).has(file)
})

if (circular.length > 0) {
  console.error(`These files wait for each other, so that one of them runs too early: ${circular.join(', ')}`)
  process.exitCode = 1
}

const landing = landingOf('en')

console.log('\nThe landing page, cold:')
for (const [what, bytes] of Object.entries(landing)) console.log(`${kilobytes(bytes)}   ${what}`)
console.log(`${kilobytes(Object.values(landing).reduce((total, bytes) => total + bytes, 0))}   in all`)

if (eager > limit) {
  console.error('The signed-in home loads too much: load a screen or a dialog when it is opened.')
  process.exitCode = 1
}

if (landing.script > landingLimit) {
  console.error(`The landing page loads more than ${landingLimit / 1024} KB of script.`)
  process.exitCode = 1
}
