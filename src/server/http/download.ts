import { setImmediate as nextTurn } from 'node:timers/promises'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { AppError } from '#server/errors.ts'

/** Sends text; resolves when there is room for more. Rejects when the client has gone. */
export type WriteText = (text: string) => Promise<void>

/**
 * Produces the text of a download in parts, which are sent as they come, and ends when it is complete; `breakOff` ends
 * it early and rejects the part that is being sent.
 */
export type ProduceText = (write: WriteText, breakOff: () => void) => Promise<void>

/** How slowly a client may read: a slow one must not hold a snapshot of the database, and the place of another client. */
export interface DownloadLimits {
  /** The longest time of a whole download, in milliseconds. */
  totalMs: number
  /** How far the client may fall behind the least rate, in milliseconds; reading faster earns no credit beyond it. */
  slackMs: number
  /** The least rate. */
  minBytesPerSecond: number
}

const productionLimits: DownloadLimits = { totalMs: 10 * minuteMs, slackMs: 30 * secondMs, minBytesPerSecond: 16_000 }
const bufferBytes = 128 * 1024

class StreamClosedError extends Error {
  override readonly name = 'StreamClosedError'
}

// The HTTP server closes the connection; with another code it would print the error.
const createBrokenOffError = () =>
  Object.assign(new Error('the download broke off'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

const encoder = new TextEncoder()

const openPipe = () => {
  let controller: TransformStreamDefaultController<Uint8Array> | undefined
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
    { start: (own) => void (controller = own) },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  )
  // Unlike abort() of the writer, it also rejects a write that waits for the reader.
  const breakOff = () => controller?.error(createBrokenOffError())
  return { readable, writer: writable.getWriter(), breakOff }
}

interface DownloadOptions {
  /** Aborted when the client has gone before the download begins; afterwards its stream is cancelled. */
  signal: AbortSignal
  /** Called with what fails after the download has begun. */
  onError: (error: unknown) => void
  limits?: DownloadLimits
}

/** Creates the function that awaits a write of some bytes, and calls `onLate` when the client takes them too slowly. */
const createPace = ({ slackMs, minBytesPerSecond }: DownloadLimits, onLate: () => void) => {
  let leftMs = slackMs
  return async (bytes: number, taken: Promise<void>) => {
    leftMs += (bytes / minBytesPerSecond) * secondMs
    const start = performance.now()
    const timer = setTimeout(onLate, leftMs)
    await taken.finally(() => clearTimeout(timer))
    leftMs = Math.min(slackMs, leftMs - (performance.now() - start))
  }
}

/**
 * Starts producing text and returns the stream of its bytes once there is some. What fails later breaks the stream off;
 * a stream that is cancelled stops the production.
 * @throws AppError `malformed` when the client has gone, and what `produce` throws before it has written anything
 */
export const openDownload = async (
  produce: ProduceText,
  { signal, onError, limits = productionLimits }: DownloadOptions,
): Promise<ReadableStream<Uint8Array>> => {
  const { readable, writer, breakOff } = openPipe()
  const keepPace = createPace(limits, breakOff)
  const begun = Promise.withResolvers<ReadableStream<Uint8Array>>()
  let hasBegun = false
  const write: WriteText = async (text) => {
    if (!hasBegun && signal.aborted) throw new AppError('malformed')
    hasBegun = true
    begun.resolve(readable)
    const bytes = encoder.encode(text)
    await keepPace(bytes.length, writer.write(bytes)).catch(() => {
      throw new StreamClosedError()
    })
    // Otherwise a fast client would keep all other requests waiting.
    await nextTurn()
  }
  const fail = (error: unknown) => {
    begun.reject(error)
    if (hasBegun && !(error instanceof StreamClosedError)) onError(error)
    breakOff()
  }
  const timer = setTimeout(breakOff, limits.totalMs)
  produce(write, breakOff)
    .then(() => {
      begun.resolve(readable)
      return writer.close()
    }, fail)
    // Nobody is left to tell.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
  return begun.promise
}
