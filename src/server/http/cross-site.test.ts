import { expect, test } from 'vitest'
import { listChildren } from '#shared/children/contract.ts'
import { askingOf, nameOf, requestOf, unsafeEndpoints, urlOf } from '#server/testing/asking.ts'
import { familyWithAll } from '#server/testing/family.ts'
import { problemIn } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const own = 'http://localhost:3000'

const refused: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: own },
  { 'sec-fetch-site': 'same-site', origin: own },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.example' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost' },
  { origin: 'http://localhost:30000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://evil.example/http://localhost:3000' },
  { origin: 'http://sub.localhost:3000' },
]

test.for(refused)(
  'a write with %j is refused at every endpoint, before anything else, and does nothing',
  async (headers) => {
    const app = await createTestApp()
    const ana = await familyWithAll(app)
    const before = await ana.call(listChildren, {})
    for (const e of unsafeEndpoints) {
      const asking = askingOf(e, ana.named)
      for (const by of [ana, app.visitor()]) {
        const answer = await by.send(urlOf(e, asking), requestOf(e, asking, headers))
        expect([nameOf(e), answer.status]).toEqual([nameOf(e), 403])
        expect(await problemIn(answer)).toMatchObject({ code: 'cross_site' })
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect(await ana.call(listChildren, {})).toEqual(before)
    expect((await ana.send('/api/children')).status).toBe(200)
  },
)

const taken: Record<string, string>[] = [
  {},
  { origin: own },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: own },
]

test.for(taken)('a write with %j is done', async (headers) => {
  const app = await createTestApp()
  for (const e of unsafeEndpoints) {
    const ana = await familyWithAll(app)
    const asking = askingOf(e, ana.named)
    const answer = await ana.send(urlOf(e, asking), requestOf(e, asking, headers))
    expect([nameOf(e), answer.status]).not.toEqual([nameOf(e), 403])
  }
})

test('reads of another site are answered, and their cookie is what browsers hold back', async () => {
  const app = await createTestApp()
  const ana = await familyWithAll(app)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const answer = await ana.send('/api/children', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  expect((await ana.send('/api/children', { method: 'OPTIONS', headers })).status).toBe(405)
})
