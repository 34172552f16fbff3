import * as z from 'zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'

interface ObjectSchema {
  properties: Record<string, object>
  required: string[]
}

const toObjectSchema = (schema: z.core.$ZodType | undefined): ObjectSchema => {
  if (!schema) return { properties: {}, required: [] }
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { properties: properties as ObjectSchema['properties'], required }
}

const idempotencyKey = {
  type: 'string',
  format: 'uuid',
  description: 'A new UUID. Repeat a call that failed without a response under the same key: it then counts once.',
}

const actTime = {
  type: 'string',
  format: 'date-time',
  description:
    'When it happened, in UTC, if that was not just now: at most 7 days ago. Check-ins and moments of another day have a date instead.',
}

const actGroup = {
  type: 'string',
  format: 'uuid',
  description:
    'A new UUID, the same for several calls that the user asked for at once: undo_act_group undoes them together.',
}

const describeId = (resource: string) =>
  resource === 'act-groups' ? 'The actGroup of the calls.' : `Id from the list of ${resource}.`

/** Returns the JSON schema of the arguments of a tool: the parameters of the path, the query and the body together. */
export const createToolSchema = ({ params, query, body, act, resource = 'family', manageFields = [] }: Endpoint) => {
  const path = toObjectSchema(params)
  const described = Object.entries(path.properties).map(([name, schema]): [string, object] => [
    name,
    { ...schema, description: describeId(resource) },
  ])
  const rest = [toObjectSchema(query), toObjectSchema(body)]
  const properties: Record<string, object> = {
    ...Object.fromEntries(described),
    ...rest[0]?.properties,
    ...rest[1]?.properties,
    ...(act ? { idempotencyKey, actTime, actGroup } : {}),
  }
  for (const name of manageFields) delete properties[name]
  return { type: 'object' as const, properties, required: [path, ...rest].flatMap(({ required }) => required) }
}
