import { circularScripts, allScripts, homeScripts, landingParts } from './built-web.ts'

const limit = 120 * 1024
const landingLimit = 15 * 1024

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB`
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, bytes) => total + bytes, 0)
}

const homeFiles = homeScripts()
const homeBytes = sum(homeFiles.values())

console.log('JavaScript, gzip (* = loaded by the signed-in home):')
for (const [file, bytes] of [...allScripts()].toSorted(([, one], [, other]) => other - one)) {
  console.log(`${kilobytes(bytes)} ${homeFiles.has(file) ? '*' : ' '} ${file}`)
}
console.log(`${kilobytes(homeBytes)} * the signed-in home, of ${limit / 1024} KB`)

const circular = circularScripts()

if (circular.length > 0) {
  console.error(`Circular imports between these files, so that one of them runs too early: ${circular.join(', ')}`)
  process.exitCode = 1
}

const landing = landingParts('en')

console.log('\nThe landing page, cold load:')
for (const [part, bytes] of Object.entries(landing)) console.log(`${kilobytes(bytes)}   ${part}`)
console.log(`${kilobytes(sum(Object.values(landing)))}   in total`)

if (homeBytes > limit) {
  console.error('The signed-in home loads too much: load a screen or a dialog when it is opened.')
  process.exitCode = 1
}

if (landing.script > landingLimit) {
  console.error(`The landing page loads more than ${landingLimit / 1024} KB of script.`)
  process.exitCode = 1
}
