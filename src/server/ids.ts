import { randomFillSync } from 'node:crypto'
import { v7, validate } from 'uuid'

const bytesOfId = 16
const randomPool = Buffer.alloc(256 * bytesOfId)
let usedBytes = randomPool.length

// Asking the system for a few bytes costs as much as for many.
const randomBytes = (): Uint8Array => {
  if (usedBytes === randomPool.length) {
    randomFillSync(randomPool)
    usedBytes = 0
  }
  usedBytes += bytesOfId
  return randomPool.subarray(usedBytes - bytesOfId, usedBytes)
}

const createSequenceStart = () => Buffer.from(randomBytes()).readUInt32BE() >>> 2

let lastId = { msecs: 0, seq: 0 }

/**
 * Returns a new id: UUIDv7 of an instant (ms since the epoch, or ISO 8601), so that ids sort by time, and those of one
 * millisecond in the order they were made.
 */
export const newId = (at: number | string): string => {
  const msecs = typeof at === 'number' ? at : Date.parse(at)
  lastId = { msecs, seq: msecs === lastId.msecs ? lastId.seq + 1 : createSequenceStart() }
  return v7({ ...lastId, random: randomBytes() })
}

/** Formats an instant (ms since the epoch) as it is stored and sent: ISO 8601 in UTC with milliseconds. */
export const toIso = (at: number): string => new Date(at).toISOString()

/** Returns whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean => validate(text)
