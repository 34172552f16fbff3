import * as z from 'zod/mini'
import type { HonoRequest } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { toFieldErrors } from '#server/field-errors.ts'
import { readJson } from './body.ts'

const noFields = z.strictObject({})

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
  return value === undefined ? undefined : parse(e.body ?? noFields, value)
}

/**
 * Returns the parsed params, query and body of a request; coerces nothing.
 * @throws AppError `not_found` (malformed id in the path), `invalid_input` (also for unknown fields), `malformed`,
 * `wrong_content_type`
 */
export const parseInput = async (e: Endpoint, request: HonoRequest) => ({
  params: e.params ? parseParams(e.params, request.param()) : undefined,
  query: e.query ? parse(e.query, request.query()) : undefined,
  body: e.method === 'GET' ? undefined : await parseBody(e, request),
})
