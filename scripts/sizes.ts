import { circularScripts, everyScript, homeScripts, landingParts } from './built-web.ts'

const limit = 120 * 1024
const landingLimit = 15 * 1024

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB`
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, bytes) => total + bytes, 0)
}

const atHome = homeScripts()
const eager = sum(atHome.values())

console.log('JavaScript, gzip (* is loaded by the signed-in home):')
for (const [file, bytes] of [...everyScript()].toSorted(([, one], [, other]) => other - one)) {
  console.log(`${kilobytes(bytes)} ${atHome.has(file) ? '*' : ' '} ${file}`)
}
console.log(`${kilobytes(eager)} * the signed-in home, of ${limit / 1024} KB`)

const circular = circularScripts()

if (circular.length > 0) {
  console.error(`These files wait for each other, so that one of them runs too early: ${circular.join(', ')}`)
  process.exitCode = 1
}

const landing = landingParts('en')

console.log('\nThe landing page, cold:')
for (const [what, bytes] of Object.entries(landing)) console.log(`${kilobytes(bytes)}   ${what}`)
console.log(`${kilobytes(sum(Object.values(landing)))}   in all`)

if (eager > limit) {
  console.error('The signed-in home loads too much: load a screen or a dialog when it is opened.')
  process.exitCode = 1
}

if (landing.script > landingLimit) {
  console.error(`The landing page loads more than ${landingLimit / 1024} KB of script.`)
  process.exitCode = 1
}
