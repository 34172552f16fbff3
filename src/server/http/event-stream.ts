import type { Endpoint } from '#shared/contract/endpoint.ts'
import { secondMs } from '#shared/time/duration.ts'
import { serializeResponse } from '#server/serialize-response.ts'

/** Events that a route handler yields, before they are encoded as server-sent events. */
export type EventIterable = AsyncIterable<unknown>

/** Headers of a response of server-sent events: neither cached, transformed nor buffered by proxies. */
export const eventHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface EventStreamSource {
  endpoint: Endpoint
  events: EventIterable
  /** Aborted when the stream ends before its events do. */
  abort: AbortController
  onError: (error: unknown) => void
}

/** The open event streams of a server. */
export interface StreamRegistry {
  open(source: EventStreamSource): ReadableStream<Uint8Array>
  count(): number
  /** Ends all streams with a `stopping` error event, also those that are opened later. */
  stop(): void
}

const encoder = new TextEncoder()
const isErrorEvent = (event: unknown) => typeof event === 'object' && event !== null && 'error' in event

// Shorter than the timeouts of the server and of common proxies.
const commentAfterMs = 4 * secondMs

/** Bytes of an event stream that keep the connection alive; clients ignore them. */
const keepAliveComment = encoder.encode(': \n\n')

/** Creates a reader that returns null if the next item takes 4 seconds, and goes on waiting for it at the next call. */
const createTimedReader = <T>(next: () => Promise<T>) => {
  let pending: Promise<T> | null = null
  let timer: NodeJS.Timeout | undefined
  const stopTimer = () => clearTimeout(timer)
  const read = async (): Promise<T | null> => {
    pending ??= next()
    const silence = Promise.withResolvers<null>()
    timer = setTimeout(silence.resolve, commentAfterMs, null)
    const item = await Promise.race([pending, silence.promise])
    stopTimer()
    if (item !== null) pending = null
    return item
  }
  return { read, stopTimer }
}

/** Creates the function `next`, which returns the bytes of the next event; `isLast` marks an error event and the end. */
const createEncodedReader = (iterator: AsyncIterator<unknown>, { endpoint, abort, onError }: EventStreamSource) => {
  const encode = (event: unknown) => encoder.encode(`data: ${serializeResponse(endpoint, event)}\n\n`)
  const next = async () => {
    try {
      const item = await iterator.next()
      return item.done === true ? { isLast: true } : { bytes: encode(item.value), isLast: isErrorEvent(item.value) }
    } catch (error) {
      if (!abort.signal.aborted) onError(error)
      return { bytes: encode({ error: 'internal' }), isLast: true }
    }
  }
  return { encode, next }
}

// Without a buffer: an event is read from the handler when the client has room for it.
const createEventStream = (source: EventStreamSource, stops: Set<() => void>) => {
  const { events, abort } = source
  const iterator = events[Symbol.asyncIterator]()
  const { encode, next } = createEncodedReader(iterator, source)
  const { read, stopTimer } = createTimedReader(next)
  type Controller = ReadableStreamDefaultController<Uint8Array>
  let stop = () => {}
  const underlyingSource = {
    start(controller: Controller) {
      stop = () => {
        stops.delete(stop)
        stopTimer()
        controller.enqueue(encode({ error: 'stopping' }))
        controller.close()
        abort.abort()
      }
      stops.add(stop)
    },
    async pull(controller: Controller) {
      const item = await read()
      if (abort.signal.aborted) return
      const { bytes, isLast } = item ?? { bytes: keepAliveComment, isLast: false }
      if (bytes) controller.enqueue(bytes)
      if (!isLast) return
      stops.delete(stop)
      controller.close()
    },
    async cancel() {
      stops.delete(stop)
      stopTimer()
      abort.abort()
      await iterator.return?.()
    },
  }
  return new ReadableStream(underlyingSource, { highWaterMark: 0 })
}

/** Creates a registry without open streams. */
export const createStreamRegistry = (): StreamRegistry => {
  const stops = new Set<() => void>()
  let isStopping = false
  const stopAll = () => {
    for (const stop of stops) stop()
  }
  return {
    open: (source) => {
      const stream = createEventStream(source, stops)
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
