/**
 * Preloaded into a server: a message of the parent process, in milliseconds since the epoch, sets its clock, which then
 * runs on.
 */
const { now } = Date
let offsetMs = 0

const currentTime = () => now() + offsetMs

globalThis.Date = new Proxy(Date, {
  construct: (real, args: unknown[], newTarget): object =>
    Reflect.construct(real, args.length === 0 ? [currentTime()] : args, newTarget) as Date,
  get: (real, key): unknown => (key === 'now' ? currentTime : Reflect.get(real, key)),
})

process.on('message', (time) => {
  offsetMs = Number(time) - now()
  process.send?.('moved')
})
// The IPC channel must not keep the process alive.
process.channel?.unref()
