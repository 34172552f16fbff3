import { v7, validate } from 'uuid'

/** A new id: UUIDv7 of an instant (ms since the epoch, or ISO 8601), so that ids sort by time. */
export const newId = (at: number | string): string => v7({ msecs: typeof at === 'number' ? at : Date.parse(at) })

/** An instant as it is stored and sent: ISO 8601 in UTC with milliseconds. */
export const iso = (at: number): string => new Date(at).toISOString()

/** Whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean => validate(text)
