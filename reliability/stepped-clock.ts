import { readFileSync } from 'node:fs'

/**
 * Preloaded into a server: offsets its clock by the milliseconds in the file `CLOCK_FILE`.
 */
const { now } = Date
const file = process.env['CLOCK_FILE'] ?? ''

const stepped = () => now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[]): object =>
    Reflect.construct(real, given.length === 0 ? [stepped()] : given) as Date,
  get: (real, key): unknown => (key === 'now' ? stepped : Reflect.get(real, key)),
})
