import { createHmac } from 'node:crypto'
import type { Context, Next } from 'hono'
import type { Logger } from 'pino'
import { newId } from '#server/ids.ts'
import type { Carried } from './mount.ts'

/** Logs one line a request: method, route template, status, time, account as a keyed hash; never a URL or a text. */
export const logRequests = (log: Logger, secret: string) => async (c: Context<Carried>, next: Next) => {
  const started = performance.now()
  c.set('requestId', newId(Date.now()))
  await next()
  c.res.headers.set('x-request-id', c.get('requestId'))
  if (!log.isLevelEnabled('info')) return
  const account = c.get('account')
  log.info({
    requestId: c.get('requestId'),
    method: c.req.method,
    route: c.get('route') ?? 'other',
    status: c.res.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    ...(account ? { account: createHmac('sha256', secret).update(account).digest('base64url').slice(0, 12) } : {}),
  })
}
