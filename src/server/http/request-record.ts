import { randomBytes } from 'node:crypto'

const processId = randomBytes(6).toString('hex')
let requests = 0

/** Returns a request id: a random prefix of this process and a count. */
export const nextRequestId = (): string => `${processId}-${(++requests).toString(36)}`

/** Facts about a request, for its log line and the headers of its response. */
export class RequestRecord {
  readonly id: string = nextRequestId()
  /** Path of the endpoint with the names of its parameters. */
  route = 'other'
  /** Id of the signed-in user. */
  userId: string | null = null
  /** Whether the response has the headers of every response already. */
  hasCommonHeaders = false
}

/** Hono environment of the routes that are no endpoints. */
export interface AppEnv {
  Variables: { record: RequestRecord }
}
