import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toRequestInit } from './testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf } from './testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { serializeResponse } from './serialize-response.ts'

const listEndpoint = endpoint('GET', '/api/things', {
  summary: 'Things.',
  response: z.array(z.object({ id: z.string(), of: z.nullable(z.object({ name: z.string() })) })),
})

test('a response contains only the fields of its schema, at any depth [ANS-25]', () => {
  const rows = [
    { id: 'a', familyId: 'secret', of: { name: 'x', password: 'secret' } },
    { id: 'b', of: null, secret: 1 },
  ]
  expect(serializeResponse(listEndpoint, rows)).toBe('[{"id":"a","of":{"name":"x"}},{"id":"b","of":null}]')
  expect(() => serializeResponse(listEndpoint, [{ id: 1, of: null }])).toThrow(/expected string/)
})

test('no response contains internal columns, a hash, a session token or the address of another member [ACC-8, ANS-25]', async () => {
  const app = await createTestApp()
  for (const e of allEndpoints) {
    const ana = await createFullFamily(app)
    const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
    const sample = sampleRequestOf(e, ana.ids)
    const text = await (await ana.send(urlOf(e, sample), toRequestInit(e, sample))).text()
    expect([endpointName(e), text]).toEqual([
      endpointName(e),
      expect.not.stringMatching(/family_id|familyId|argon2|password":|_hash/),
    ])
    const secrets = [...ana.cookies.values()].map((cookie) => cookie.split('.')[0] ?? cookie)
    const leaked = [...secrets, `${ben.userId}@example.org`].filter((secret) => text.includes(secret))
    expect([endpointName(e), leaked]).toEqual([endpointName(e), []])
  }
})
