import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

/** Logs one line a request: method, route template, status, time, account as a keyed hash; never a URL or a text. */
export const logLine = (log: Logger, secret: string, c: Context<AppEnv>, status: number, ms: number): void => {
  const account = c.get('account')
  log.info({
    requestId: c.get('requestId'),
    method: c.req.method,
    route: c.get('route') ?? 'other',
    status,
    ms: Math.round(ms * 10) / 10,
    ...(account ? { account: createHmac('sha256', secret).update(account).digest('base64url').slice(0, 12) } : {}),
  })
}
