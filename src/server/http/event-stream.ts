import type { Endpoint } from '#shared/contract/endpoint.ts'
import { secondMs } from '#shared/time/duration.ts'
import { serializeResponse } from './serialize-response.ts'

/** Events as a handler makes them. */
export type Events = AsyncIterable<unknown>

/** Headers of an answer of server-sent events: kept by nobody, changed by no proxy, held back by none. */
export const eventHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Streaming {
  endpoint: Endpoint
  events: Events
  /** Stops the work behind the events. */
  giveUp: AbortController
  /** Hears what broke the stream. */
  report: (error: unknown) => void
}

/** The streams that are open: how many, and how to end them all when the server stops. */
export interface StreamRegistry {
  open(streaming: Streaming): ReadableStream<Uint8Array>
  count(): number
  /** Ends every stream with an event that says so, also those that are opened from now on. */
  stop(): void
}

const encoder = new TextEncoder()
const isError = (event: unknown) => typeof event === 'object' && event !== null && 'error' in event

// Well before the server, or what stands in front of it, takes a connection for dead.
const quietMs = 4 * secondMs

/** Says on a connection that it lives; readers of events skip it. */
const comment = encoder.encode(': \n\n')

/** Takes one thing after the other as they are made, or null whenever the next one takes long; `rest` leaves no clock. */
const takeInTime = <T>(next: () => Promise<T>) => {
  let awaited: Promise<T> | null = null
  let clock: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(clock)
  const take = async (): Promise<T | null> => {
    awaited ??= next()
    const quiet = Promise.withResolvers<null>()
    clock = setTimeout(quiet.resolve, quietMs, null)
    const made = await Promise.race([awaited, quiet.promise])
    rest()
    if (made !== null) awaited = null
    return made
  }
  return { take, rest }
}

/** The lines of the events, and which of them is the last. */
const linesFrom = (iterator: AsyncIterator<unknown>, { endpoint, giveUp, report }: Streaming) => {
  const lineOf = (event: unknown) => encoder.encode(`data: ${serializeResponse(endpoint, event)}\n\n`)
  const next = async () => {
    try {
      const made = await iterator.next()
      return made.done === true ? { last: true } : { line: lineOf(made.value), last: isError(made.value) }
    } catch (error) {
      if (!giveUp.signal.aborted) report(error)
      return { line: lineOf({ error: 'internal' }), last: true }
    }
  }
  return { lineOf, next }
}

// An event is made when the reader has room for it, and not before.
const streamOf = (streaming: Streaming, stops: Set<() => void>) => {
  const { events, giveUp } = streaming
  const iterator = events[Symbol.asyncIterator]()
  const { lineOf, next } = linesFrom(iterator, streaming)
  const { take, rest } = takeInTime(next)
  let stop = () => {}
  type Into = ReadableStreamDefaultController<Uint8Array>
  const source = {
    start(into: Into) {
      stop = () => {
        stops.delete(stop)
        rest()
        into.enqueue(lineOf({ error: 'stopping' }))
        into.close()
        giveUp.abort()
      }
      stops.add(stop)
    },
    async pull(into: Into) {
      const made = await take()
      if (giveUp.signal.aborted) return
      const { line, last } = made ?? { line: comment, last: false }
      if (line) into.enqueue(line)
      if (!last) return
      stops.delete(stop)
      into.close()
    },
    async cancel() {
      stops.delete(stop)
      rest()
      giveUp.abort()
      await iterator.return?.()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Keeps the open streams of a server. */
export const createStreamRegistry = (): StreamRegistry => {
  const stops = new Set<() => void>()
  let isStopping = false
  const stopAll = () => {
    for (const stop of stops) stop()
  }
  return {
    open: (streaming) => {
      const stream = streamOf(streaming, stops)
      if (isStopping) stopAll()
      return stream
    },
    count: () => stops.size,
    stop: () => {
      isStopping = true
      stopAll()
    },
  }
}
