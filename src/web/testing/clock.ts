const { setTimeout, clearTimeout, setInterval, clearInterval, Date, performance } = globalThis
const real = { setTimeout, clearTimeout, setInterval, clearInterval, Date, performance }
const realTimeout = AbortSignal.timeout.bind(AbortSignal)

/** When every test begins. */
const startTime = Date.parse('2026-11-20T12:00:00+01:00')

/** How long the page has been open when a test begins, in milliseconds. */
const openedMs = 1000

/** Timers from this length on, in milliseconds, wait for `passTime`; shorter ones are steps of something that moves. */
const defaultHeldFromMs = 1000

/** So little that nothing notices it, in milliseconds, but what happens later has a later time. */
const tickMs = 1e-6

interface Timer {
  at: number
  /** Of an interval. */
  everyMs: number | undefined
  call: () => void
  /** The timer of the browser that runs it, if it is short. */
  handle: ReturnType<typeof setTimeout> | undefined
}

let heldFromMs = defaultHeldFromMs
let elapsedMs = openedMs
/** The time of day when the page was opened. */
let openedAt = startTime - openedMs
const timers = new Map<number, Timer>()
/** Far from the numbers of the browser. */
let lastId = 1e9

const now = (): number => (elapsedMs += tickMs)

const clear = (id: number): void => {
  clearTimeout(timers.get(id)?.handle ?? id)
  timers.delete(id)
}

const run = (id: number, timer: Timer): void => {
  if (timer.everyMs === undefined) clear(id)
  else if (timer.everyMs >= heldFromMs) timer.at += timer.everyMs
  else timer.handle = setTimeout(run, timer.everyMs, id, timer)
  timer.call()
}

type Callback = (...values: unknown[]) => void

const startTimer = (call: Callback, ms: number, everyMs: number | undefined, values: unknown[]): number => {
  lastId += 1
  const timer: Timer = { at: elapsedMs + ms, everyMs, call: () => call(...values), handle: undefined }
  if (ms < heldFromMs) timer.handle = setTimeout(run, ms, lastId, timer)
  timers.set(lastId, timer)
  return lastId
}

const setTestTimeout = (call: Callback, ms = 0, ...values: unknown[]): number => startTimer(call, ms, undefined, values)
const setTestInterval = (call: Callback, ms = 0, ...values: unknown[]): number => startTimer(call, ms, ms, values)

class TestDate extends Date {
  constructor(...values: [] | [number]) {
    if (values.length === 0) super(TestDate.now())
    else super(...values)
  }

  static override now(): number {
    return Math.floor(openedAt + elapsedMs)
  }
}

// React, which has found the one of the browser when it was loaded, needs a clock that goes on.
const testPerformance = new Proxy(performance, {
  get: (of, name) => {
    if (name === 'now') return now
    const value: unknown = Reflect.get(of, name)
    return typeof value === 'function' ? (value.bind(of) as unknown) : value
  },
})

const abortAfter = (ms: number): AbortSignal => {
  const controller = new AbortController()
  setTestTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms)
  return controller.signal
}

const stamps = new WeakMap<Event, number>()

const stampOf = (event: Event): number => {
  const stamp = stamps.get(event) ?? now()
  stamps.set(event, stamp)
  return stamp
}

const setClock = (clock: object): void => {
  for (const [name, value] of Object.entries(clock))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}

/**
 * Replaces the clock of the page by one that stands still, however slow the machine is: it begins at noon of a fixed day, and
 * goes on only with `passTime`. Timers under a second run as usual.
 */
export const installClock = (): void => {
  setClock({
    setTimeout: setTestTimeout,
    clearTimeout: clear,
    setInterval: setTestInterval,
    clearInterval: clear,
    Date: TestDate,
    performance: testPerformance,
  })
  AbortSignal.timeout = abortAfter
}

/** Gives the page the clock of the browser again. */
export const removeClock = (): void => {
  resetClock()
  setClock(real)
  AbortSignal.timeout = realTimeout
}

Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get(this: Event) {
    return stampOf(this)
  },
})

/** Ends all timers and sets the clock back to when a test begins. */
export const resetClock = (): void => {
  for (const id of timers.keys()) clear(id)
  heldFromMs = defaultHeldFromMs
  elapsedMs = openedMs
  openedAt = startTime - openedMs
}

/** Lets also shorter timers wait for `passTime` until the end of the test. */
export const holdTimersFrom = (ms: number): void => {
  heldFromMs = ms
}

/** Sets the time of day, in milliseconds since the epoch. */
export const setTime = (time: number): void => {
  openedAt = time - elapsedMs
}

/** Lets promises go on that are settled, without the delay of a timer. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

const findNext = (end: number) =>
  [...timers].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at)[0]

/** Lets time pass, in milliseconds: the timers that end in it run, one after the other. */
export const passTime = async (ms: number): Promise<void> => {
  await settle()
  const end = elapsedMs + ms
  for (let next = findNext(end); next; next = findNext(end)) {
    const [id, timer] = next
    elapsedMs = Math.max(elapsedMs, timer.at)
    clearTimeout(timer.handle)
    if (timer.everyMs !== undefined && timer.everyMs < heldFromMs) timer.at += timer.everyMs
    run(id, timer)
    await settle()
  }
  elapsedMs = Math.max(elapsedMs, end)
}
