import * as z from 'zod/mini'
import type { HonoRequest } from 'hono'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { fieldErrors } from './problems.ts'

const json = /^application\/json(?:; ?charset=utf-8)?$/i
const deepest = 20

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)))

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed')
  }
}

const parsed = (schema: z.core.$ZodType, value: unknown) => {
  const outcome = z.safeParse(schema, value, { reportInput: true })
  if (!outcome.success) throw new AppError('invalid_input', { errors: fieldErrors(outcome.error) })
  return outcome.data
}

const bodyOf = async (e: Endpoint, request: HonoRequest): Promise<unknown> => {
  const text = await request.text()
  if (!e.body && text === '') return undefined
  if (!json.test(request.header('content-type') ?? '') || request.header('content-encoding') !== undefined) {
    throw new AppError('wrong_content_type')
  }
  const value = jsonIn(text)
  if (isDeep(value, deepest)) throw new AppError('malformed')
  return parsed(e.body ?? z.strictObject({}), value)
}

const paramsOf = (e: Endpoint, given: Record<string, string>) => {
  if (!e.params) return undefined
  const outcome = z.safeParse(e.params, given)
  if (!outcome.success) throw new AppError('not_found')
  return outcome.data
}

/**
 * The parsed input of a request. A malformed id is `not_found` in the path and `invalid_input` elsewhere; unknown fields
 * are refused; nothing is coerced.
 */
export const parseInput = async (e: Endpoint, request: HonoRequest) => ({
  params: paramsOf(e, request.param()),
  query: e.query ? parsed(e.query, request.query()) : undefined,
  body: e.method === 'GET' ? undefined : await bodyOf(e, request),
})
