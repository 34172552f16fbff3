import { readFileSync } from 'node:fs'

/**
 * Loaded into a server before anything else: its clock is ahead of the real one by the milliseconds that the file
 * `CLOCK_FILE` holds at that moment.
 */
const { now } = Date
const file = process.env['CLOCK_FILE'] ?? ''

const stepped = () => now() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[]): object =>
    Reflect.construct(real, given.length === 0 ? [stepped()] : given) as Date,
  get: (real, key): unknown => (key === 'now' ? stepped : Reflect.get(real, key)),
})
