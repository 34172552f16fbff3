import { readFileSync } from 'node:fs'

/**
 * Preloaded into a server: offsets its clock by the milliseconds in the file `CLOCK_FILE`.
 */
const { now } = Date
const clockFile = process.env['CLOCK_FILE'] ?? ''

const currentTime = () => now() + Number(readFileSync(clockFile, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[]): object =>
    Reflect.construct(real, given.length === 0 ? [currentTime()] : given) as Date,
  get: (real, key): unknown => (key === 'now' ? currentTime : Reflect.get(real, key)),
})
