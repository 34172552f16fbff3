import { createHmac, randomBytes } from 'node:crypto'
import type { Context, Next } from 'hono'
import type { Logger } from 'pino'
import type { Carried } from './mount.ts'

const run = randomBytes(6).toString('hex')
let requests = 0

/** Names a request in logs and answers: this run of the server, and a count. */
const nextRequestId = () => `${run}-${(++requests).toString(36)}`

/** Logs one line a request: method, route template, status, time, account as a keyed hash; never a URL or a text. */
export const logRequests = (log: Logger, secret: string) => {
  const logged = async (c: Context<Carried>, next: Next) => {
    const started = performance.now()
    await next()
    writeLine(log, secret, c, performance.now() - started)
  }
  return (c: Context<Carried>, next: Next) => {
    c.set('requestId', nextRequestId())
    return log.isLevelEnabled('info') ? logged(c, next) : next()
  }
}

const writeLine = (log: Logger, secret: string, c: Context<Carried>, ms: number) => {
  const account = c.get('account')
  log.info({
    requestId: c.get('requestId'),
    method: c.req.method,
    route: c.get('route') ?? 'other',
    status: c.res.status,
    ms: Math.round(ms * 10) / 10,
    ...(account ? { account: createHmac('sha256', secret).update(account).digest('base64url').slice(0, 12) } : {}),
  })
}
