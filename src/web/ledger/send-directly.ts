import { ApiError } from '#shared/contract/client.ts'
import type { Endpoint, EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { createCommand, sendCommand, UnansweredError } from '#web/lib/command.ts'

interface ActOptions {
  /** The id of the act: sent again under it, it counts once. */
  actId: string
  /** The group of acts that can be undone together. */
  actGroup: string
  /** When it happened, ISO 8601 in UTC; absent for now. */
  actTime?: string | undefined
}

/**
 * Sends an act as one of a group, without a message: the caller says what became of all of them, and lets everything be
 * read again.
 * @throws ApiError, OfflineError
 */
export const sendInGroup = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { actId, actGroup, actTime }: ActOptions,
): Promise<ResponseBody<E>> => sendCommand({ ...createCommand(endpoint, input, actTime, actGroup), actId })

/** Returns whether an act may have been recorded although it failed: it was sent, and nobody has rejected it. */
export const mayBeRecorded = (error: unknown): boolean => {
  if (error instanceof UnansweredError) return error.mayBeRecorded
  return !(error instanceof ApiError) || error.status >= 500
}

/**
 * Calls an endpoint that has a body but writes nothing, so that nothing is read again.
 * @throws ApiError, OfflineError
 */
export const callWithoutEffect = <E extends Endpoint & { readonly act?: never }>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<ResponseBody<E>> => sendCommand(createCommand(endpoint, input))
