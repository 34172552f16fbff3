/**
 * Preloaded into a server: a message of the parent process, in milliseconds since the epoch, sets its clock, which then
 * runs on.
 */
const { now } = Date
let ahead = 0

const moved = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[], made): object =>
    Reflect.construct(real, given.length === 0 ? [moved()] : given, made) as Date,
  get: (real, key): unknown => (key === 'now' ? moved : Reflect.get(real, key)),
})

process.on('message', (time) => {
  ahead = Number(time) - now()
  process.send?.('moved')
})
// The IPC channel must not keep the process alive.
process.channel?.unref()
