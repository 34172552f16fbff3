import { secondMs } from '#shared/time/duration.ts'
import { createKeyedQueue } from '#server/keyed-queue.ts'

/** What a client is expected to read while others wait. */
const bytesPerSecond = 256_000
/** How far a client may fall behind that, in milliseconds; reading faster earns no credit. */
const maxLagMs = 2 * secondMs
const checkMs = secondMs

type WriteText = (text: string) => Promise<void>

/** Writes an export in parts; `breakOff` ends it, and rejects the part that the client takes. */
type ProduceText = (write: WriteText, breakOff: () => void) => Promise<void>

interface Reader {
  /** How far it was behind after its last part, in milliseconds. */
  lagMs: number
  /** Since when it has been taking a part. */
  takingSince: number | null
  breakOff: () => void
}

const computeLag = ({ lagMs, takingSince }: Reader) =>
  lagMs + (takingSince === null ? 0 : performance.now() - takingSince)

const measureLag =
  (reader: Reader, write: WriteText): WriteText =>
  async (text) => {
    reader.takingSince = performance.now()
    await write(text)
    reader.lagMs = Math.max(0, computeLag(reader) - (Buffer.byteLength(text) / bytesPerSecond) * secondMs)
    reader.takingSince = null
  }

interface PlacesOptions {
  /** How many exports may run at once. */
  max: number
  /** How long one may wait for a place. */
  maxWaitMs: number
}

/**
 * Creates the places of exports. While one waits for a place, the slowest of the clients that are too slow loses its own, so
 * that a few slow ones cannot hold all places.
 */
export const createExportPlaces = ({ max, maxWaitMs }: PlacesOptions) => {
  const places = createKeyedQueue({ max, maxWaitMs })
  const readers = new Set<Reader>()

  const breakOffSlowest = () => {
    const [slowest] = [...readers].toSorted((a, b) => computeLag(b) - computeLag(a))
    if (slowest && computeLag(slowest) > maxLagMs) slowest.breakOff()
  }

  const acquire = () => {
    const timer = setInterval(breakOffSlowest, checkMs)
    return places.acquire('').finally(() => clearInterval(timer))
  }

  /** Returns an export that waits for a place first. @throws AppError `too_many_requests` when the wait is too long */
  return (produce: ProduceText): ProduceText =>
    async (write, breakOff) => {
      const end = await acquire()
      const reader: Reader = { lagMs: 0, takingSince: null, breakOff }
      readers.add(reader)
      try {
        await produce(measureLag(reader, write), breakOff)
      } finally {
        readers.delete(reader)
        end()
      }
    }
}
