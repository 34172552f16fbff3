import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toPathShape, type Endpoint } from '#shared/contract/endpoint.ts'
import { urlOf } from '#server/testing/sample-requests.ts'
import { readProblem } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

describe('a method that a path does not have', () => {
  const paths = Map.groupBy(allEndpoints, toPathShape)
  const url = (e: Endpoint) =>
    urlOf(e, {
      params: {
        id: randomUUID(),
        childId: randomUUID(),
        habitId: randomUUID(),
        token: 't'.repeat(40),
        document: 'terms',
        kind: 'first_light',
      },
    })

  test.for([...paths])('%s returns 405 with the header Allow [ANS-10]', async ([, endpoints]) => {
    const { send } = await (await createTestApp()).member()
    const [first] = endpoints
    if (!first) throw new Error('a path without endpoints')
    const methods: string[] = endpoints.map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      if (methods.includes(method)) continue
      const answer = await send(url(first), { method })
      const allow = answer.headers.get('allow')?.split(', ').toSorted()
      expect([method, answer.status, allow]).toEqual([method, 405, methods.toSorted()])
      const { code } = await readProblem(answer)
      expect(code).toBe('method_not_allowed')
    }
  })
})

test.for([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/children/x/y',
  '/api/children/',
  '/api/admin',
  '/api/auth/get-session',
])('the unknown path %s returns a problem document with 404 [ACC-17, PAG-6]', async (path) => {
  const { send } = await (await createTestApp()).member()
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await send(path, { method })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await readProblem(answer)).toMatchObject({ code: 'not_found', status: 404 })
  }
})
