import * as z from 'zod/mini'
import { endpoint, scopes } from '#shared/contract/endpoint.ts'
import { id, idParams, instant, integer, line, textLimits } from '#shared/contract/fields.ts'
import { tokenLimits } from './rules.ts'

const { maxDays } = tokenLimits

export const newApiToken = z.strictObject({
  name: line(textLimits.name),
  scopes: z.array(z.enum(scopes)).check(z.minLength(1, 'required'), z.maxLength(scopes.length, 'too_long')),
  /** The children that it may use; null for all, also later ones. */
  childIds: z.nullable(z.array(id).check(z.minLength(1, 'required'), z.maxLength(50, 'too_long'))),
  /** Days until it expires; null: it does not expire. */
  days: z.nullable(integer(1, maxDays)),
})

/** An API token without its secret. */
const apiToken = z.object({
  /** Id of the agent that acts recorded with the token name. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  childIds: z.nullable(z.array(z.string())),
  /** Id of the member who created it. */
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  /** Exact to the hour; null: never used. */
  lastUsedAt: z.nullable(instant),
})

export type ApiToken = z.output<typeof apiToken>

export const listApiTokens = endpoint('GET', '/api/tokens', {
  summary: 'Returns the API tokens of the family without their secrets, newest first.',
  response: z.array(apiToken),
})

export const createApiToken = endpoint('POST', '/api/tokens', {
  summary: 'Creates an API token of the signed-in member. Only this response contains it.',
  recentSignIn: true,
  body: newApiToken,
  status: 201,
  response: z.object({ ...apiToken.shape, token: z.string() }),
})

export const revokeApiToken = endpoint('DELETE', '/api/tokens/{id}', {
  summary: 'Revokes an API token; what was recorded with it keeps its name.',
  act: true,
  recentSignIn: true,
  params: idParams,
})
