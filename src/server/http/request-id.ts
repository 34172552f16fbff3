import { randomBytes } from 'node:crypto'

const processId = randomBytes(6).toString('hex')
let requests = 0

/** Returns the id of a request in logs and responses: a random prefix of this process and a count. */
export const nextRequestId = (): string => `${processId}-${(++requests).toString(36)}`
