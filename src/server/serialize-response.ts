import * as z from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Schema = z.core.$ZodType

const fullSchemas = new WeakMap<Endpoint, Schema>()

/**
 * Converts a schema of `zod/mini` to one of `zod`, which compiles objects to code: a list is serialized in a third of
 * the time. Browsers use `zod/mini`, because their content security policy forbids code generated at run time.
 */
const toFullZod = (schema: Schema): Schema => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.checks?.length) return schema
  if (def.type === 'array') return z.array(toFullZod(def.element))
  if (def.type !== 'object' || def.catchall) return schema
  return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, toFullZod(of)])))
}

const getFullSchema = (e: Endpoint, response: Schema): Schema => {
  const known = fullSchemas.get(e)
  if (known) return known
  const made = toFullZod(response)
  fullSchemas.set(e, made)
  return made
}

/** Returns the JSON text of a response: the fields in the endpoint's schema and no others; empty without a schema. */
export const serializeResponse = (e: Endpoint, response: unknown): string =>
  e.response ? JSON.stringify(z.parse(getFullSchema(e, e.response), response)) : ''
