import { findCircularScripts, measureScriptsByFile, measureHomeScriptsByFile, measureLandingPage } from './built-web.ts'

const homeLimit = 120 * 1024
const landingLimit = 15 * 1024

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB`
}

function sum(sizes: Iterable<number>): number {
  return [...sizes].reduce((total, bytes) => total + bytes, 0)
}

const homeFiles = measureHomeScriptsByFile()
const homeBytes = sum(homeFiles.values())

console.log('JavaScript, gzip (* = loaded by the signed-in home):')
for (const [file, bytes] of [...measureScriptsByFile()].toSorted(([, one], [, other]) => other - one)) {
  console.log(`${formatKilobytes(bytes)} ${homeFiles.has(file) ? '*' : ' '} ${file}`)
}
console.log(`${formatKilobytes(homeBytes)} * the signed-in home, of ${homeLimit / 1024} KB`)

const circular = findCircularScripts()

if (circular.length > 0) {
  console.error(`Circular imports between these files, so that one of them runs too early: ${circular.join(', ')}`)
  process.exitCode = 1
}

const landing = measureLandingPage('en')

console.log('\nThe landing page, cold load:')
for (const [part, bytes] of Object.entries(landing)) console.log(`${formatKilobytes(bytes)}   ${part}`)
console.log(`${formatKilobytes(sum(Object.values(landing)))}   in total`)

if (homeBytes > homeLimit) {
  console.error('The signed-in home loads too much: load a screen or a dialog when it is opened.')
  process.exitCode = 1
}

if (landing.script > landingLimit) {
  console.error(`The landing page loads more than ${landingLimit / 1024} KB of script.`)
  process.exitCode = 1
}
