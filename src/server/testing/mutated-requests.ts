import * as fc from 'fast-check'
import * as z from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { urlOf, type SampleRequest } from './sample-requests.ts'
import { corpus } from './corpus.ts'

/** JSON in pieces, so that one of them can be exchanged for a text that no value prints as. */
type Piece = { text: string } | { fields: Field[] } | { items: Slot[] }

interface Slot {
  value: Piece
}

interface Field extends Slot {
  name: string
}

const pieceOf = (value: unknown): Piece => {
  if (Array.isArray(value)) return { items: value.map((item) => ({ value: pieceOf(item) })) }
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) ?? 'null' }
  return { fields: Object.entries(value).map(([name, inner]) => ({ name, value: pieceOf(inner) })) }
}

const textOf = (piece: Piece): string => {
  if ('text' in piece) return piece.text
  if ('items' in piece) return `[${piece.items.map(({ value }) => textOf(value)).join()}]`
  return `{${piece.fields.map(({ name, value }) => `${JSON.stringify(name)}:${textOf(value)}`).join()}}`
}

const slotsIn = (slot: Slot): Slot[] => {
  const { value } = slot
  const inner = 'items' in value ? value.items : 'fields' in value ? value.fields : []
  return [slot, ...inner.flatMap(slotsIn)]
}

const fieldsIn = (slot: Slot): Field[] => slotsIn(slot).flatMap(({ value }) => ('fields' in value ? value.fields : []))

/** A request that can still be spoilt. */
export interface MutableRequest {
  e: Endpoint
  params: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: Slot | null
  /** What is done to the bytes of the body at last. */
  spoil: ((bytes: Buffer) => Buffer) | null
}

/** One thing done to a draft. The numbers choose among what there is to be chosen. */
type Mutation = (draft: MutableRequest) => void

const pick = <T>(some: readonly T[], n: number): T | undefined => some[n % Math.max(some.length, 1)]

const jsonText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...corpus) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.nat(25).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`) },
)

const names = ['id', 'familyId', 'userId', 'points', 'createdAt', '__proto__', 'constructor', '', 'a.b', 'toString']
const name = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 12 }))

const setting = fc.tuple(fc.nat(), jsonText).map(([n, text]): Mutation => (draft) => {
  const slot = draft.body && pick(slotsIn(draft.body), n)
  if (slot) slot.value = { text }
})

const dropping = fc.nat().map((n): Mutation => ({ body }) => {
  if (body && 'fields' in body.value) body.value.fields.splice(n % Math.max(body.value.fields.length, 1), 1)
})

const adding = fc.tuple(fc.nat(), name, jsonText).map(([n, added, text]): Mutation => ({ body }) => {
  const objects = body ? slotsIn(body).flatMap(({ value }) => ('fields' in value ? [value.fields] : [])) : []
  pick(objects, n)?.push({ name: added, value: { text } })
})

const doubling = fc.tuple(fc.nat(), jsonText).map(([n, text]): Mutation => ({ body }) => {
  const field = body && pick(fieldsIn(body), n)
  if (body && field && 'fields' in body.value) body.value.fields.push({ name: field.name, value: { text } })
})

const wrapping = fc.tuple(fc.nat(), fc.boolean()).map(([n, asList]): Mutation => ({ body }) => {
  const slot = body && pick(slotsIn(body), n)
  if (!slot) return
  const { value } = slot
  slot.value = asList ? { items: [{ value }] } : { fields: [{ name: 'value', value }] }
})

const swapping = fc.tuple(fc.nat(), fc.nat()).map(([n, m]): Mutation => ({ body }) => {
  const [one, other] = body ? [pick(fieldsIn(body), n), pick(fieldsIn(body), m)] : []
  if (one && other) [one.value, other.value] = [other.value, one.value]
})

const spoiling = fc
  .tuple(fc.nat(), fc.constantFrom('cut', 'flip', 'put'), fc.integer({ min: 0, max: 255 }))
  .map(([n, how, byte]): Mutation => (draft) => {
    draft.spoil = (bytes) => {
      const at = n % Math.max(bytes.length, 1)
      if (how === 'cut') return bytes.subarray(0, at)
      if (how === 'put') return Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)])
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at + 1)])
    }
  })

const wellFormed = (text: string) => text.toWellFormed()

const parameter = fc.oneof(
  fc.uuid(),
  fc.constantFrom('0', '-1', '%00', '%E0%A4%A', 'a%2Fb', '..', "'", 'null', 'x'.repeat(500), '{', '%ff'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(wellFormed(text))),
)

const renaming = fc.tuple(fc.nat(), parameter).map(([n, text]): Mutation => ({ params }) => {
  const chosen = pick(Object.keys(params), n)
  if (chosen !== undefined) params[chosen] = text
})

const asking = fc.tuple(fc.nat(), name, fc.string({ unit: 'binary', maxLength: 60 }), fc.boolean())
const querying = asking.map(([n, added, text, isNew]): Mutation => ({ query }) => {
  const known = pick(query, n)
  if (isNew || !known) query.push([wellFormed(added), wellFormed(text)])
  else known[1] = wellFormed(text)
})

const heading = fc
  .tuple(
    fc.constantFrom('content-type', 'idempotency-key', 'if-none-match', 'content-encoding', 'accept-language', 'range'),
    fc.oneof(
      fc.constantFrom('', 'gzip', 'text/plain', 'application/json;charset=utf-16', '*', 'W/"1"', 'bytes=0-1', 'x'),
      fc.uuid(),
      fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((n) => String.fromCharCode(n)), maxLength: 60 }),
    ),
  )
  .map(
    ([header, value]): Mutation =>
      ({ headers }) =>
        void (headers[header] = value),
  )

const mutation = fc.oneof(
  { weight: 8, arbitrary: setting },
  { weight: 1, arbitrary: dropping },
  { weight: 1, arbitrary: adding },
  { weight: 1, arbitrary: doubling },
  { weight: 1, arbitrary: wrapping },
  { weight: 1, arbitrary: swapping },
  { weight: 1, arbitrary: spoiling },
  { weight: 2, arbitrary: renaming },
  { weight: 2, arbitrary: querying },
  { weight: 1, arbitrary: heading },
)

const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.lorem({ maxCount: 6 }))

/** Values of the types that a schema names; what its rules say beyond types they may break. */
const valueOf = (given: unknown): fc.Arbitrary<unknown> => {
  const schema = jsonSchema.parse(given)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(valueOf))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type })))
  if (schema.type === 'object')
    return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, valueOf(of)])))
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 8 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return text
  if (schema.type === 'number' || schema.type === 'integer')
    return fc.oneof(fc.integer({ min: -5, max: 120 }), fc.nat())
  return fc.oneof(text, fc.nat(200))
}

/** Of the fields of a body, which are exchanged for other values of their types. */
const otherValues = (e: Endpoint): fc.Arbitrary<Record<string, unknown>> => {
  if (!e.body) return fc.constant({})
  const { properties } = jsonSchema.parse(z.toJSONSchema(e.body, { io: 'input', unrepresentable: 'any' }))
  const values = Object.entries(properties ?? {}).map(([key, of]) => [key, valueOf(of)] as const)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(values), { requiredKeys: [] }) },
  )
}

/** What is done to a fine request to an endpoint: other values of the right types, then one or two mutations. */
export interface RequestMutation {
  e: Endpoint
  values: Record<string, unknown>
  mutations: readonly Mutation[]
}

/** Random spoilings of the endpoints, each as often as it weighs. */
export const requestMutations = (
  weightOf: (e: Endpoint) => number,
  endpoints: readonly Endpoint[],
): fc.Arbitrary<RequestMutation> =>
  fc.oneof(
    ...endpoints.map((e) => ({
      weight: weightOf(e),
      arbitrary: fc
        .tuple(otherValues(e), fc.array(mutation, { minLength: 1, maxLength: 2, size: 'max' }))
        .map(([values, mutations]) => ({ e, values, mutations })),
    })),
  )

/** The request that a spoiling makes of a fine one. */
export const mutateRequest = (
  { e, values, mutations }: RequestMutation,
  fine: SampleRequest,
): { url: string; init: RequestInit } => {
  const given = Array.isArray(fine.body) ? fine.body : { ...(fine.body as object), ...values }
  const draft: MutableRequest = {
    e,
    params: { ...fine.params },
    query: Object.entries(fine.query ?? {}),
    headers: fine.body === undefined ? {} : { 'content-type': 'application/json' },
    body: fine.body === undefined ? null : { value: pieceOf(given) },
    spoil: null,
  }
  for (const mutate of mutations) mutate(draft)
  const path = urlOf(e, { params: draft.params })
  const url = draft.query.length > 0 ? `${path}?${new URLSearchParams(draft.query).toString()}` : path
  const bytes = draft.body && Buffer.from(textOf(draft.body.value))
  const body = bytes && new Uint8Array(draft.spoil?.(bytes) ?? bytes)
  return { url, init: { method: e.method, headers: draft.headers, ...(body ? { body } : {}) } }
}
