import { randomFillSync } from 'node:crypto'
import { v7, validate } from 'uuid'

const bytesOfId = 16
const pool = Buffer.alloc(256 * bytesOfId)
let used = pool.length

// Asking the system for a few bytes costs as much as for many.
const randomBytes = (): Uint8Array => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytesOfId
  return pool.subarray(used - bytesOfId, used)
}

const firstOfMillisecond = () => Buffer.from(randomBytes()).readUInt32BE() >>> 2

let last = { msecs: 0, seq: 0 }

/**
 * A new id: UUIDv7 of an instant (ms since the epoch, or ISO 8601), so that ids sort by time, and those of one
 * millisecond in the order they were made.
 */
export const newId = (at: number | string): string => {
  const msecs = typeof at === 'number' ? at : Date.parse(at)
  last = { msecs, seq: msecs === last.msecs ? last.seq + 1 : firstOfMillisecond() }
  return v7({ ...last, random: randomBytes() })
}

/** An instant as it is stored and sent: ISO 8601 in UTC with milliseconds. */
export const iso = (at: number): string => new Date(at).toISOString()

/** Whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean => validate(text)
