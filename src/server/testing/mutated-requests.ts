import * as fc from 'fast-check'
import * as z from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { urlOf, type SampleRequest } from './sample-requests.ts'
import { fuzzFieldValues } from './fuzz-field-values.ts'

/** A JSON value as a tree, in which a node can be replaced by any text, even by invalid JSON. */
type JsonNode = { text: string } | { fields: Field[] } | { items: Slot[] }

interface Slot {
  value: JsonNode
}

interface Field extends Slot {
  name: string
}

const toJsonNode = (value: unknown): JsonNode => {
  if (Array.isArray(value)) return { items: value.map((item) => ({ value: toJsonNode(item) })) }
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) ?? 'null' }
  return { fields: Object.entries(value).map(([name, inner]) => ({ name, value: toJsonNode(inner) })) }
}

const stringifyNode = (piece: JsonNode): string => {
  if ('text' in piece) return piece.text
  if ('items' in piece) return `[${piece.items.map(({ value }) => stringifyNode(value)).join()}]`
  return `{${piece.fields.map(({ name, value }) => `${JSON.stringify(name)}:${stringifyNode(value)}`).join()}}`
}

const listSlots = (slot: Slot): Slot[] => {
  const { value } = slot
  const inner = 'items' in value ? value.items : 'fields' in value ? value.fields : []
  return [slot, ...inner.flatMap(listSlots)]
}

const listFields = (slot: Slot): Field[] =>
  listSlots(slot).flatMap(({ value }) => ('fields' in value ? value.fields : []))

/** A request with parts that mutations change in place. */
export interface RequestDraft {
  e: Endpoint
  params: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: Slot | null
  /** Changes the bytes of the serialized body. */
  changeBytes: ((bytes: Buffer) => Buffer) | null
}

/** A function that changes a request in place. */
type Mutation = (draft: RequestDraft) => void

const pick = <T>(some: readonly T[], n: number): T | undefined => some[n % Math.max(some.length, 1)]

const jsonText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fuzzFieldValues) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.nat(25).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`) },
)

const oddNames = ['id', 'familyId', 'userId', 'points', 'createdAt', '__proto__', 'constructor', '', 'a.b', 'toString']
const fieldName = fc.oneof(fc.constantFrom(...oddNames), fc.string({ unit: 'binary', maxLength: 12 }))

const replaceValue = fc.tuple(fc.nat(), jsonText).map(([n, text]): Mutation => (draft) => {
  const slot = draft.body && pick(listSlots(draft.body), n)
  if (slot) slot.value = { text }
})

const dropField = fc.nat().map((n): Mutation => ({ body }) => {
  if (body && 'fields' in body.value) body.value.fields.splice(n % Math.max(body.value.fields.length, 1), 1)
})

const addField = fc.tuple(fc.nat(), fieldName, jsonText).map(([n, added, text]): Mutation => ({ body }) => {
  const objects = body ? listSlots(body).flatMap(({ value }) => ('fields' in value ? [value.fields] : [])) : []
  pick(objects, n)?.push({ name: added, value: { text } })
})

const duplicateField = fc.tuple(fc.nat(), jsonText).map(([n, text]): Mutation => ({ body }) => {
  const field = body && pick(listFields(body), n)
  if (body && field && 'fields' in body.value) body.value.fields.push({ name: field.name, value: { text } })
})

const wrapValue = fc.tuple(fc.nat(), fc.boolean()).map(([n, asList]): Mutation => ({ body }) => {
  const slot = body && pick(listSlots(body), n)
  if (!slot) return
  const { value } = slot
  slot.value = asList ? { items: [{ value }] } : { fields: [{ name: 'value', value }] }
})

const swapValues = fc.tuple(fc.nat(), fc.nat()).map(([n, m]): Mutation => ({ body }) => {
  const [one, other] = body ? [pick(listFields(body), n), pick(listFields(body), m)] : []
  if (one && other) [one.value, other.value] = [other.value, one.value]
})

const corruptBytes = fc
  .tuple(fc.nat(), fc.constantFrom('cut', 'flip', 'put'), fc.integer({ min: 0, max: 255 }))
  .map(([n, how, byte]): Mutation => (draft) => {
    draft.changeBytes = (bytes) => {
      const at = n % Math.max(bytes.length, 1)
      if (how === 'cut') return bytes.subarray(0, at)
      if (how === 'put') return Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at)])
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([byte]), bytes.subarray(at + 1)])
    }
  })

const toWellFormed = (text: string) => text.toWellFormed()

const parameterText = fc.oneof(
  fc.uuid(),
  fc.constantFrom('0', '-1', '%00', '%E0%A4%A', 'a%2Fb', '..', "'", 'null', 'x'.repeat(500), '{', '%ff'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(toWellFormed(text))),
)

const replaceParameter = fc.tuple(fc.nat(), parameterText).map(([n, text]): Mutation => ({ params }) => {
  const chosen = pick(Object.keys(params), n)
  if (chosen !== undefined) params[chosen] = text
})

const queryChange = fc.tuple(fc.nat(), fieldName, fc.string({ unit: 'binary', maxLength: 60 }), fc.boolean())
const changeQuery = queryChange.map(([n, added, text, isNew]): Mutation => ({ query }) => {
  const known = pick(query, n)
  if (isNew || !known) query.push([toWellFormed(added), toWellFormed(text)])
  else known[1] = toWellFormed(text)
})

const setHeader = fc
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
  { weight: 8, arbitrary: replaceValue },
  { weight: 1, arbitrary: dropField },
  { weight: 1, arbitrary: addField },
  { weight: 1, arbitrary: duplicateField },
  { weight: 1, arbitrary: wrapValue },
  { weight: 1, arbitrary: swapValues },
  { weight: 1, arbitrary: corruptBytes },
  { weight: 2, arbitrary: replaceParameter },
  { weight: 2, arbitrary: changeQuery },
  { weight: 1, arbitrary: setHeader },
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

/** Returns a fast-check arbitrary for values of the types of a JSON schema; its other rules may be violated. */
const createValueArbitrary = (originalBody: unknown): fc.Arbitrary<unknown> => {
  const schema = jsonSchema.parse(originalBody)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map(createValueArbitrary))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => createValueArbitrary({ ...schema, type })))
  if (schema.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, createValueArbitrary(of)])),
    )
  if (schema.type === 'array') return fc.array(createValueArbitrary(schema.items ?? {}), { maxLength: 8 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return text
  if (schema.type === 'number' || schema.type === 'integer')
    return fc.oneof(fc.integer({ min: -5, max: 120 }), fc.nat())
  return fc.oneof(text, fc.nat(200))
}

/**
 * Returns a fast-check arbitrary of new values for some body fields of an endpoint, keyed by field, each of its type.
 */
const createReplacementsArbitrary = (e: Endpoint): fc.Arbitrary<Record<string, unknown>> => {
  if (!e.body) return fc.constant({})
  const { properties } = jsonSchema.parse(z.toJSONSchema(e.body, { io: 'input', unrepresentable: 'any' }))
  const values = Object.entries(properties ?? {}).map(([key, of]) => [key, createValueArbitrary(of)] as const)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(values), { requiredKeys: [] }) },
  )
}

/** Changes to a valid request: other values of the same types, then one or two mutations. */
export interface RequestMutations {
  e: Endpoint
  values: Record<string, unknown>
  mutations: readonly Mutation[]
}

/** Returns a fast-check arbitrary for mutations of requests; `weightOf` determines the frequency of each endpoint. */
export const createRequestMutationsArbitrary = (
  weightOf: (e: Endpoint) => number,
  endpoints: readonly Endpoint[],
): fc.Arbitrary<RequestMutations> =>
  fc.oneof(
    ...endpoints.map((e) => ({
      weight: weightOf(e),
      arbitrary: fc
        .tuple(createReplacementsArbitrary(e), fc.array(mutation, { minLength: 1, maxLength: 2, size: 'max' }))
        .map(([values, mutations]) => ({ e, values, mutations })),
    })),
  )

/** Returns the URL and the `fetch` options of a valid request after these changes. */
export const createMutatedRequest = (
  { e, values, mutations }: RequestMutations,
  valid: SampleRequest,
): { url: string; init: RequestInit } => {
  const originalBody = Array.isArray(valid.body) ? valid.body : { ...(valid.body as object), ...values }
  const draft: RequestDraft = {
    e,
    params: { ...valid.params },
    query: Object.entries(valid.query ?? {}),
    headers: valid.body === undefined ? {} : { 'content-type': 'application/json' },
    body: valid.body === undefined ? null : { value: toJsonNode(originalBody) },
    changeBytes: null,
  }
  for (const mutate of mutations) mutate(draft)
  const path = urlOf(e, { params: draft.params })
  const url = draft.query.length > 0 ? `${path}?${new URLSearchParams(draft.query).toString()}` : path
  const bytes = draft.body && Buffer.from(stringifyNode(draft.body.value))
  const body = bytes && new Uint8Array(draft.changeBytes?.(bytes) ?? bytes)
  return { url, init: { method: e.method, headers: draft.headers, ...(body ? { body } : {}) } }
}
