import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { RequestRecord } from './request-record.ts'

const roundMs = (ms: number) => Math.round(ms * 10) / 10

/** Logs one line of a request, with the user as a keyed hash; never a URL or user input. */
export const logRequest = (
  log: Logger,
  secret: string,
  { id, route, userId }: RequestRecord,
  { method, status, ms }: { method: string; status: number; ms: number },
): void => {
  const account = userId === null ? undefined : createHmac('sha256', secret).update(userId).digest('base64url')
  log.info({
    requestId: id,
    method,
    route,
    status,
    ms: roundMs(ms),
    ...(account === undefined ? {} : { account: account.slice(0, 12) }),
  })
}
