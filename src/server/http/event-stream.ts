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
  /** Called once when the stream has ended. */
  onEnd: () => void
  /** Returns whether the user may still read the stream; asked at most once a second, before something is sent. */
  isAllowed: () => Promise<boolean>
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

interface EncodedEvent {
  bytes?: Uint8Array
  isLast: boolean
}

/** Creates the function `next`, which returns the bytes of the next event; `isLast` marks an error event and the end. */
const createEncodedReader = (iterator: AsyncIterator<unknown>, { endpoint, abort, onError }: EventStreamSource) => {
  const encode = (event: unknown) => encoder.encode(`data: ${serializeResponse(endpoint, event)}\n\n`)
  const next = async (): Promise<EncodedEvent> => {
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

type StreamError = 'stopping' | 'signed_out' | 'internal'

const checkAfterMs = secondMs

/** Creates a function that returns why a stream must end, or null; it asks `isAllowed` at most once a second. */
const createPermissionCheck = ({ isAllowed, onError }: EventStreamSource) => {
  let checkedAt = performance.now()
  return async (): Promise<StreamError | null> => {
    if (performance.now() - checkedAt < checkAfterMs) return null
    try {
      const result = (await isAllowed()) ? null : 'signed_out'
      checkedAt = performance.now()
      return result
    } catch (error) {
      onError(error)
      return 'internal'
    }
  }
}

/**
 * Creates the function `read`, which returns the bytes of the next event or a comment; `isLast` marks the end, an error
 * event, and the end of the permission.
 */
const createEventReader = (iterator: AsyncIterator<unknown>, source: EventStreamSource) => {
  const { encode, next } = createEncodedReader(iterator, source)
  const { read: readNext, stopTimer } = createTimedReader(next)
  const findReasonToEnd = createPermissionCheck(source)
  const encodeError = (error: StreamError): EncodedEvent => ({ bytes: encode({ error }), isLast: true })
  const read = async (): Promise<EncodedEvent> => {
    const event = await readNext()
    const reason = await findReasonToEnd()
    return reason === null ? (event ?? { bytes: keepAliveComment, isLast: false }) : encodeError(reason)
  }
  return { read, stopTimer, encodeError }
}

// Without a buffer: an event is read from the handler when the client has room for it.
const createEventStream = (source: EventStreamSource, stops: Set<() => void>) => {
  const { events, abort, onEnd } = source
  const iterator = events[Symbol.asyncIterator]()
  const { read, stopTimer, encodeError } = createEventReader(iterator, source)
  type Controller = ReadableStreamDefaultController<Uint8Array>
  let stop = () => {}
  const release = () => {
    if (stops.delete(stop)) onEnd()
    stopTimer()
    abort.abort()
  }
  const send = (controller: Controller, { bytes, isLast }: EncodedEvent) => {
    if (bytes) controller.enqueue(bytes)
    if (!isLast) return
    release()
    controller.close()
  }
  const underlyingSource = {
    start(controller: Controller) {
      stop = () => send(controller, encodeError('stopping'))
      stops.add(stop)
    },
    async pull(controller: Controller) {
      const event = await read()
      if (abort.signal.aborted) return
      send(controller, event)
      if (event.isLast) await iterator.return?.()
    },
    async cancel() {
      release()
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
