import { escape } from 'node:querystring'
import * as z from 'zod'
import { allEndpoints, endpointsByTag } from '#shared/contract/all-endpoints.ts'
import { pathShape, type Endpoint } from '#shared/contract/endpoint.ts'
import { problemDocument } from '#shared/contract/problem.ts'

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * Returns the OpenAPI parameters of an endpoint. Endpoints whose paths differ only in parameter names share one path in the
 * document, so the names are those of `path`.
 */
const parametersOf = (e: Endpoint, path: string) =>
  (['path', 'query'] as const).flatMap((location) => {
    const schema = location === 'path' ? e.params : e.query
    const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
    return Object.entries(properties).map(([name, propertySchema]) => {
      const sharedName = location === 'path' ? (namesIn(path)[namesIn(e.path).indexOf(name)] ?? name) : name
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

const headersOf = (e: Endpoint) =>
  e.act
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
    : e.etag
      ? [{ name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } }]
      : []

const content = (type: string, schema: unknown) => ({ content: { [type]: { schema } } })

const operationOf = (e: Endpoint, path: string) => ({
  summary: e.summary,
  tags: endpointsByTag.flatMap(([tag, endpoints]) => (endpoints.includes(e) ? [tag] : [])),
  security: e.access === 'member' ? [{ session: [] }] : [],
  parameters: [...parametersOf(e, path), ...headersOf(e)],
  ...(e.body ? { requestBody: { required: true, ...content('application/json', schemaOf(e.body, 'input')) } } : {}),
  responses: {
    [e.status]: {
      description: 'Success.',
      ...(e.response
        ? content(e.stream ? 'text/event-stream' : 'application/json', schemaOf(e.response, 'output'))
        : {}),
    },
    ...(e.etag ? { 304: { description: 'Unchanged.' } } : {}),
    default: {
      description: 'A problem document (RFC 9457).',
      ...content('application/problem+json', { $ref: '#/components/schemas/Problem' }),
    },
  },
})

/** Returns the OpenAPI 3.1 document of all endpoints. */
export const openApi = (version: string) => ({
  openapi: '3.1.0',
  info: { title: 'Glowjar', version },
  components: {
    schemas: { Problem: schemaOf(problemDocument, 'output') },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'glowjar.session' } },
  },
  paths: Object.fromEntries(
    [...Map.groupBy(allEndpoints, pathShape).values()].map((endpoints) => {
      const [{ path } = { path: '' }] = endpoints
      return [path, Object.fromEntries(endpoints.map((e) => [e.method.toLowerCase(), operationOf(e, path)]))]
    }),
  ),
})

const html = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const fieldsOf = (schema: z.core.$ZodType | undefined, io: 'input' | 'output') =>
  schema
    ? `<details><summary>${io}</summary><pre>${html(JSON.stringify(schemaOf(schema, io), null, 2))}</pre></details>`
    : ''

const sectionOf = (e: Endpoint) => `<section id="${escape(`${e.method}${e.path}`)}">
<h3><code>${e.method} ${html(e.path)}</code></h3>
<p>${html(e.summary)}</p>
<p>${e.access === 'member' ? 'Signed-in members.' : 'Anyone.'} Status ${e.status}.${e.act ? ' Accepts an Idempotency-Key.' : ''}</p>
${fieldsOf(e.query, 'input')}${fieldsOf(e.body, 'input')}${fieldsOf(e.response, 'output')}
</section>`

/** Returns the API documentation as an HTML page without scripts and styles. */
export const docsPage = (version: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Glowjar API</title></head>
<body><h1>Glowjar API ${html(version)}</h1>
<p>Machine-readable: <a href="/api/openapi.json">OpenAPI</a>. Errors are problem documents (RFC 9457) with a stable <code>code</code>.</p>
${endpointsByTag.map(([tag, endpoints]) => `<h2>${tag}</h2>${endpoints.map(sectionOf).join('')}`).join('')}
</body></html>`
