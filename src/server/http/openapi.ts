import { escape } from 'node:querystring'
import * as z from 'zod'
import { allEndpoints, endpointsByTag } from '#shared/contract/all-endpoints.ts'
import { toPathShape, type Endpoint } from '#shared/contract/endpoint.ts'
import { problemDocument } from '#shared/contract/problem.ts'

const toJsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const listParameterNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * Returns the OpenAPI parameters of an endpoint. Endpoints whose paths differ only in parameter names share one path in the
 * document, so the names are those of `path`.
 */
const toOpenApiParameters = (e: Endpoint, path: string) =>
  (['path', 'query'] as const).flatMap((location) => {
    const schema = location === 'path' ? e.params : e.query
    const { properties = {}, required = [] } = schema ? toJsonSchema(schema, 'input') : {}
    return Object.entries(properties).map(([name, propertySchema]) => {
      const sharedName =
        location === 'path' ? (listParameterNames(path)[listParameterNames(e.path).indexOf(name)] ?? name) : name
      const description = sharedName === name ? {} : { description: `The ${name} in this operation.` }
      return {
        name: sharedName,
        in: location,
        required: required.includes(name),
        schema: propertySchema,
        ...description,
      }
    })
  })

const toHeaderParameters = (e: Endpoint) =>
  e.act
    ? [
        { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
        { name: 'Act-Time', in: 'header', required: false, schema: { type: 'string', format: 'date-time' } },
        { name: 'Act-Group', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } },
      ]
    : e.etag
      ? [{ name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } }]
      : []

const createContent = (type: string, schema: unknown) => ({ content: { [type]: { schema } } })

const toSecurityRequirements = ({ access, scope }: Endpoint): Record<string, string[]>[] => {
  if (access === 'anyone') return []
  return [{ session: [] }, ...(scope === undefined ? [] : [{ token: [scope] }])]
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'glowjar.session' },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, created in the settings. The scope that an operation needs is listed as its role.',
  },
}

const toOpenApiOperation = (e: Endpoint, path: string) => ({
  summary: e.summary,
  ...(e.recentSignIn ? { 'x-recent-sign-in': e.recentSignIn } : {}),
  tags: endpointsByTag.flatMap(([tag, endpoints]) => (endpoints.includes(e) ? [tag] : [])),
  security: toSecurityRequirements(e),
  parameters: [...toOpenApiParameters(e, path), ...toHeaderParameters(e)],
  ...(e.body
    ? { requestBody: { required: true, ...createContent('application/json', toJsonSchema(e.body, 'input')) } }
    : {}),
  responses: {
    [e.status]: {
      description: 'Success.',
      ...(e.response
        ? createContent(e.stream ? 'text/event-stream' : 'application/json', toJsonSchema(e.response, 'output'))
        : {}),
    },
    ...(e.etag ? { 304: { description: 'Unchanged.' } } : {}),
    default: {
      description: 'A problem document (RFC 9457).',
      ...createContent('application/problem+json', { $ref: '#/components/schemas/Problem' }),
    },
  },
})

/** Returns the OpenAPI 3.1 document of all endpoints. */
export const createOpenApiDocument = (version: string) => ({
  openapi: '3.1.0',
  info: { title: 'Glowjar', version },
  components: {
    schemas: { Problem: toJsonSchema(problemDocument, 'output') },
    securitySchemes,
  },
  paths: Object.fromEntries(
    [...Map.groupBy(allEndpoints, toPathShape).values()].map((endpoints) => {
      const [{ path } = { path: '' }] = endpoints
      return [path, Object.fromEntries(endpoints.map((e) => [e.method.toLowerCase(), toOpenApiOperation(e, path)]))]
    }),
  ),
})

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const renderSchema = (schema: z.core.$ZodType | undefined, io: 'input' | 'output') =>
  schema
    ? `<details><summary>${io}</summary><pre>${escapeHtml(JSON.stringify(toJsonSchema(schema, io), null, 2))}</pre></details>`
    : ''

const describeAccess = ({ access, scope, recentSignIn }: Endpoint) => {
  if (access === 'anyone') return 'Anyone.'
  if (recentSignIn === true) return 'Signed-in members. Requires a recent sign-in.'
  if (recentSignIn) return 'Signed-in members. Requires a recent sign-in where the password needs a second factor.'
  return scope === undefined
    ? 'Signed-in members.'
    : `Signed-in members; API tokens with the scope <code>${scope}</code>.`
}

const renderEndpoint = (e: Endpoint) => `<section id="${escape(`${e.method}${e.path}`)}">
<h3><code>${e.method} ${escapeHtml(e.path)}</code></h3>
<p>${escapeHtml(e.summary)}</p>
<p>${describeAccess(e)} Status ${e.status}.${e.act ? ' Accepts an Idempotency-Key, an Act-Time and an Act-Group.' : ''}</p>
${renderSchema(e.query, 'input')}${renderSchema(e.body, 'input')}${renderSchema(e.response, 'output')}
</section>`

/** Returns the API documentation as an HTML page without scripts and styles. */
export const renderDocsPage = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Glowjar API</title></head>
<body><h1>Glowjar API ${escapeHtml(version)}</h1>
<p>Machine-readable: <a href="/api/openapi.json">OpenAPI</a>. Errors are problem documents (RFC 9457) with a stable <code>code</code>.</p>
${endpointsByTag.map(([tag, endpoints]) => `<h2>${tag}</h2>${endpoints.map(renderEndpoint).join('')}`).join('')}
</body></html>`
