import * as z from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'

type Schema = z.core.$ZodType

const kept = new WeakMap<Endpoint, Schema>()

/**
 * The same schema in zod's full build, whose objects compile themselves: the build that browsers need (no code made at
 * run time) takes three times as long for a list.
 */
const compiling = (schema: Schema): Schema => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.checks?.length) return schema
  if (def.type === 'array') return z.array(compiling(def.element))
  if (def.type !== 'object' || def.catchall) return schema
  return z.object(Object.fromEntries(Object.entries(def.shape).map(([name, of]) => [name, compiling(of)])))
}

const schemaOf = (e: Endpoint, response: Schema): Schema => {
  const known = kept.get(e)
  if (known) return known
  const made = compiling(response)
  kept.set(e, made)
  return made
}

/** The answer as it is sent: what the endpoint's schema names, and nothing else. */
export const serializeResponse = (e: Endpoint, response: unknown): string =>
  e.response ? JSON.stringify(z.parse(schemaOf(e, e.response), response)) : ''
