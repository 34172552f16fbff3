import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { createOpenApiDocument } from './openapi.ts'

const { paths, components } = createOpenApiDocument('test')

test('the document has every endpoint once [PAG-7]', () => {
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ summary }) => summary))
  expect(operations.toSorted()).toEqual(allEndpoints.map(({ summary }) => summary).toSorted())
})

test('no two paths of the document differ only in parameter names', () => {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
  expect(shapes).toEqual([...new Set(shapes)])
})

test('the path parameters of an operation have the names in its path', () => {
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(operations)) {
      expect([path, parameters.filter((one) => one.in === 'path').map(({ name }) => name)]).toEqual([path, named])
    }
  }
})

test('the document has a security scheme for API tokens, with the scope of each operation [TOK-9]', () => {
  expect(components.securitySchemes).toMatchObject({ token: { type: 'http', scheme: 'bearer' } })
  expect(paths['/api/children']).toMatchObject({
    get: { security: [{ session: [] }, { token: ['read'] }] },
    post: { security: [{ session: [] }, { token: ['manage'] }] },
  })
  expect(paths['/api/tokens']).toMatchObject({ get: { security: [{ session: [] }] } })
  expect(paths['/api/health']).toMatchObject({ get: { security: [] } })
})
