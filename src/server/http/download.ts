import { setImmediate as nextTurn } from 'node:timers/promises'
import { minuteMs, secondMs } from '#shared/time/duration.ts'
import { AppError } from '#server/errors.ts'

/** Sends text; resolves when there is room for more. Rejects when the client has gone. */
export type WriteText = (text: string) => Promise<void>

/** Produces the text of a download in parts, by which it goes out, and ends when it is complete. */
export type ProduceText = (write: WriteText) => Promise<void>

// A client that reads slowly must not hold a snapshot of the database for ever.
const defaultTimeouts = { totalMs: 10 * minuteMs, stallMs: 30 * secondMs }
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
  /** How long the download, and the client's taking nothing of it, may last. */
  timeouts?: { totalMs: number; stallMs: number }
}

/**
 * Starts producing text and returns the stream of its bytes once there is some. What fails later breaks the stream off;
 * a stream that is cancelled stops the production.
 * @throws AppError `malformed` when the client has gone, and what `produce` throws before it has written anything
 */
export const openDownload = async (
  produce: ProduceText,
  { signal, onError, timeouts = defaultTimeouts }: DownloadOptions,
): Promise<ReadableStream<Uint8Array>> => {
  const { readable, writer, breakOff } = openPipe()
  const begun = Promise.withResolvers<ReadableStream<Uint8Array>>()
  let hasBegun = false
  const write: WriteText = async (text) => {
    if (!hasBegun && signal.aborted) throw new AppError('malformed')
    hasBegun = true
    begun.resolve(readable)
    const timer = setTimeout(breakOff, timeouts.stallMs)
    await writer
      .write(encoder.encode(text))
      .catch(() => {
        throw new StreamClosedError()
      })
      .finally(() => clearTimeout(timer))
    // Otherwise a fast client would keep all other requests waiting.
    await nextTurn()
  }
  const fail = (error: unknown) => {
    begun.reject(error)
    if (hasBegun && !(error instanceof StreamClosedError)) onError(error)
    breakOff()
  }
  const timer = setTimeout(breakOff, timeouts.totalMs)
  produce(write)
    .then(() => {
      begun.resolve(readable)
      return writer.close()
    }, fail)
    // Nobody is left to tell.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
  return begun.promise
}
