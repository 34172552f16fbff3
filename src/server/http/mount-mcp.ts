import type { Context, Hono } from 'hono'
import { AppError } from '#server/errors.ts'
import type { SendToApi } from '#server/mcp/call-tool.ts'
import type { RateLimits } from '#server/rate-limits.ts'
import type { AppEnv } from './request-record.ts'
import type { TokenLookup } from './token-lookup.ts'

interface McpOptions {
  findToken: TokenLookup
  clock: () => number
  version: string
  limits: Pick<RateLimits, 'request'>
  /** The API, which tools call with the token of the request. */
  api: Hono
}

const path = '/mcp'

const createSender =
  (c: Context, authorization: string, api: Hono): SendToApi =>
  async (url, { headers, ...init }) =>
    api.fetch(new Request(new URL(url, c.req.url), { ...init, headers: { ...headers, authorization } }), c.env)

/**
 * Adds the endpoint of the Model Context Protocol, for API tokens. The request pipeline has checked `Origin`. The SDK is
 * loaded at the first request: it takes 30 MB.
 */
export const mountMcp = (app: Hono<AppEnv>, { findToken, clock, version, limits, api }: McpOptions): void => {
  app.post(path, async (c) => {
    const authorization = c.req.header('authorization') ?? ''
    const caller = await findToken(authorization, clock())
    if (!caller?.member.scopes) throw new AppError('invalid_token')
    const record = c.get('record')
    record.route = path
    record.userId = caller.member.userId
    await limits.request({ method: 'GET', path }, caller.member)
    const { handleMcpRequest } = await import('#server/mcp/handle-mcp-request.ts')
    const { scopes } = caller.member
    return handleMcpRequest(c.req.raw, { scopes, version, send: createSender(c, authorization, api) })
  })
  app.all(path, () => {
    throw new AppError('method_not_allowed', { allowedMethods: ['POST'] })
  })
}
