import * as z from 'zod/mini'
import type { HonoRequest } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { toFieldErrors } from '#server/field-errors.ts'
import { readJson } from './body.ts'

const noFieldsSchema = z.strictObject({})

const parse = (schema: z.core.$ZodType, value: unknown) => {
  const result = z.safeParse(schema, value, { reportInput: true })
  if (!result.success) throw new AppError('invalid_input', { errors: toFieldErrors(result.error) })
  return result.data
}

const parseParams = (schema: z.core.$ZodType, params: Record<string, string>) => {
  const result = z.safeParse(schema, params)
  if (!result.success) throw new AppError('not_found')
  return result.data
}

const parseBody = async (e: Endpoint, request: HonoRequest) => {
  const value = await readJson(request, e.body === undefined)
  return value === undefined ? undefined : parse(e.body ?? noFieldsSchema, value)
}

interface UrlInput {
  params: unknown
  query: unknown
}

const maxCachedUrlLength = 256
const urlInputs = new LRUCache<string, UrlInput>({ max: 1000 })

// Clients repeat a few URLs, and parsing one costs as much as a query of the database.
const parseUrl = (e: Endpoint, request: HonoRequest): UrlInput => {
  const key = `${e.method} ${request.url}`
  const cached = urlInputs.get(key)
  if (cached) return cached
  const input = Object.freeze({
    params: e.params ? parseParams(e.params, request.param()) : undefined,
    query: e.query ? parse(e.query, request.query()) : undefined,
  })
  if (request.url.length <= maxCachedUrlLength) urlInputs.set(key, input)
  return input
}

/**
 * Returns the parsed params, query and body of a request; coerces nothing.
 * @throws AppError `not_found` (malformed id in the path), `invalid_input` (also for unknown fields), `malformed`,
 * `wrong_content_type`
 */
export const parseInput = async (e: Endpoint, request: HonoRequest) => ({
  ...parseUrl(e, request),
  body: e.method === 'GET' ? undefined : await parseBody(e, request),
})
