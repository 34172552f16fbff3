import { v7 } from 'uuid'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import type { Endpoint, EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { callWrite } from './api.ts'
import { readSessionValue, writeSessionValue } from './storage.ts'

/** A write as plain data, so that it can be stored and sent again. Sent twice under one act id it takes effect once. */
export interface Command<E extends Endpoint> {
  endpoint: E
  input: EndpointInput<E>
  /** Sent as `Idempotency-Key`; undefined for endpoints that are no acts. */
  actId: string | undefined
  /** When the act happened, sent as `Act-Time`; undefined for now. */
  actTime: string | undefined
  /** The group of acts that can be undone together, sent as `Act-Group`; undefined for none. */
  actGroup: string | undefined
  /** Whether it was sent before without an answer. */
  isRepeat: boolean
}

/** Thrown when an act got no answer. */
export class UnansweredError extends OfflineError {
  readonly actId: string
  /** Whether it may have been recorded: the browser had a network when it was sent. */
  readonly mayBeRecorded: boolean
  /** Lets the same input get an id of its own again. */
  readonly forget: () => void

  constructor(
    cause: OfflineError,
    { actId, mayBeRecorded, forget }: Pick<UnansweredError, 'actId' | 'mayBeRecorded' | 'forget'>,
  ) {
    super(cause.message, { cause })
    this.actId = actId
    this.mayBeRecorded = mayBeRecorded
    this.forget = forget
  }
}

/** How long the id of an unanswered act is used when the same input is entered again, in milliseconds. */
const retryWindowMs = 60 * 60_000

/** Hashes the input, so that the session does not store its text. Of two colliding inputs the server rejects one id. */
const hashOf = (text: string): number => {
  let hash = 0
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash
}

const storageName = ({ method, path }: Endpoint, input: unknown, actTime = ''): string =>
  `act.${hashOf(`${method} ${path} ${JSON.stringify(input)}${actTime}`)}`

/** Returns whether a UUIDv7 was created within the retry window. */
const isRecent = (id: string): boolean =>
  Date.now() - Number.parseInt(id.replace('-', '').slice(0, 12), 16) < retryWindowMs

const isRejected = (error: unknown): boolean => error instanceof ApiError && error.status < 500

/**
 * Creates a command; `actTime` says when the act happened, by default now, and `actGroup` with which others it can be
 * undone. The same input and time as that of an unanswered act gets the same id, also after a reload and in another group:
 * within an hour, or as a retry, which is no new act however long the first one waited.
 */
export const createCommand = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  actTime?: string,
  actGroup?: string,
  isRetry = false,
): Command<E> => {
  const command = { endpoint, input, actTime, actGroup }
  if (!endpoint.act) return { ...command, actId: undefined, isRepeat: false }
  const stored = readSessionValue(storageName(endpoint, input, actTime))
  const isRepeat = typeof stored === 'string' && (isRetry || isRecent(stored))
  // By default the time in an id never goes back, as the clock of a device may: then its age would be unknown.
  return { ...command, actId: isRepeat ? stored : v7({ msecs: Date.now() }), isRepeat }
}

/**
 * Sends a command. Keeps its act id for the next try unless the server carried it out or rejected it: after a lost
 * response or a 5xx nobody knows whether it took effect.
 * @throws ApiError, OfflineError; for an act UnansweredError
 */
export const sendCommand = async <E extends Endpoint>(command: Command<E>): Promise<ResponseBody<E>> => {
  const { endpoint, input, actId, actTime, actGroup, isRepeat } = command
  if (actId === undefined) return callWrite(endpoint, input)
  const name = storageName(endpoint, input, actTime)
  const forget = () => writeSessionValue(name, undefined)
  const mayBeRecorded = isRepeat || navigator.onLine
  try {
    const response = await callWrite(endpoint, input, {
      key: actId,
      ...(actTime && { actTime }),
      ...(actGroup && { actGroup }),
    })
    forget()
    return response
  } catch (error) {
    writeSessionValue(name, isRejected(error) ? undefined : actId)
    if (error instanceof OfflineError) throw new UnansweredError(error, { actId, mayBeRecorded, forget })
    throw error
  }
}
