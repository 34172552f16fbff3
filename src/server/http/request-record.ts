import { createHmac, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { ProblemCode } from '#shared/contract/problem.ts'

const processId = randomBytes(6).toString('hex')
let requestCount = 0

/** Returns a request id: a random prefix of this process and a count. */
export const nextRequestId = (): string => `${processId}-${(++requestCount).toString(36)}`

/** Facts about a request, for its log line and the headers of its response. */
export class RequestRecord {
  readonly id: string = nextRequestId()
  /** Path of the endpoint with the names of its parameters. */
  route = 'other'
  /** Id of the signed-in user. */
  userId: string | null = null
  /** Code of the problem document, if the response is one. */
  code: ProblemCode | null = null
  /** Whether the response has the headers of every response already. */
  hasCommonHeaders = false
}

/** Hono environment of the fallback app, for requests that match no endpoint. */
export interface AppEnv {
  Variables: { record: RequestRecord }
}

/** Logs one line of a request, with the user as a keyed hash; never a URL or user input. */
export const logRequest = (
  log: Logger,
  secret: string,
  { id, route, userId, code }: RequestRecord,
  { method, status, ms }: { method: string; status: number; ms: number },
): void => {
  const hashed = userId && createHmac('sha256', secret).update(userId).digest('base64url').slice(0, 12)
  const account = hashed ? { account: hashed } : {}
  log.info({ requestId: id, method, route, status, ms: Math.round(ms * 10) / 10, ...account, ...(code && { code }) })
}
