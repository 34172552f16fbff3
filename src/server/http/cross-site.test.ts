import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, endpointsWithUnsafeMethod, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { readAllRows } from '#server/testing/read-all-rows.ts'

const ownOrigin = 'http://localhost:3000'

const crossSiteHeaderSets: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'cross-site', origin: ownOrigin },
  { 'sec-fetch-site': 'same-site', origin: ownOrigin },
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

/** Content types that a form of another site can send. */
const formContentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
]

/** Returns what is wrong with the response to a write that should have been rejected, or null. */
const findFault = async (answer: Response, status: number, code: string) => {
  const text = await answer.text()
  if (answer.status !== status || !text.includes(`"code":"${code}"`)) return `${answer.status} ${text}`
  return answer.headers.getSetCookie().length > 0 ? 'it set a cookie' : null
}

type Family = Awaited<ReturnType<typeof createFullFamily>>

/** Sends a write in every way in which another site can; returns the number of requests and the wrong responses. */
const sendCrossSite = async (e: Endpoint, { ids }: Family, by: TestClient) => {
  const sample = sampleRequestOf(e, ids)
  const wrong: unknown[] = []
  for (const headers of crossSiteHeaderSets) {
    const answer = await by.send(urlOf(e, sample), toRequestInit(e, sample, headers))
    const fault = await findFault(answer, 403, 'cross_site')
    if (fault !== null) wrong.push([endpointName(e), headers, fault])
  }
  const typed = e.access === 'member' && by.cookies.size === 0 ? [] : formContentTypes
  for (const type of typed) {
    const body = JSON.stringify(sample.body ?? {})
    const answer = await by.send(urlOf(e, sample), { method: e.method, headers: { 'content-type': type }, body })
    const fault = await findFault(answer, 415, 'wrong_content_type')
    if (fault !== null) wrong.push([endpointName(e), type, fault])
  }
  return { sent: crossSiteHeaderSets.length + typed.length, wrong }
}

test('every writing endpoint rejects requests from other sites, without effect [ANS-9, SEC-1, SEC-2]', async ({
  task,
}) => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const before = await readAllRows(app)
  let count = 0
  const wrong: unknown[] = []
  for (const e of endpointsWithUnsafeMethod) {
    for (const by of [ana, app.visitor()]) {
      const tried = await sendCrossSite(e, ana, by)
      count += tried.sent
      wrong.push(...tried.wrong)
    }
  }
  reportCheck({ task }, { check: 'T21', what: 'writes from other sites', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(await readAllRows(app)).toEqual(before)
  expect((await ana.send('/api/children')).status).toBe(200)
})

const acceptedHeaderSets: Record<string, string>[] = [
  {},
  { origin: ownOrigin },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: ownOrigin },
]

test('accepts a write from the app’s own origin [SEC-1, SEC-2, SEC-10]', async () => {
  const app = await createTestApp()
  for (const e of endpointsWithUnsafeMethod) {
    // One app for each: a request may end the session or delete what others refer to.
    const ana = await createFullFamily(app)
    const sample = sampleRequestOf(e, ana.ids)
    for (const headers of acceptedHeaderSets) {
      const answer = await ana.send(urlOf(e, sample), toRequestInit(e, sample, headers))
      expect([endpointName(e), headers, answer.status]).not.toEqual([endpointName(e), headers, 403])
    }
  }
})

const readHeaderSets: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/', origin: 'https://evil.example' },
]

test('a read but the export writes nothing, whatever its origin, and has no CORS headers [ACC-3, SEC-3]', async ({
  task,
}) => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const before = await readAllRows(app)
  const reads = allEndpoints.filter((e) => e.method === 'GET' && e !== exportFamily)
  const wrong: unknown[] = []
  for (const e of reads) {
    const sample = sampleRequestOf(e, ana.ids)
    for (const headers of endpointName(e) === 'GET /api/logout' ? readHeaderSets.slice(1) : readHeaderSets) {
      const answer = await ana.send(urlOf(e, sample), toRequestInit(e, sample, headers))
      await answer.body?.cancel()
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      if (allowed.length > 0) wrong.push([endpointName(e), allowed])
      if (JSON.stringify(await readAllRows(app)) !== JSON.stringify(before)) wrong.push([endpointName(e), 'it wrote'])
    }
  }
  reportCheck({ task }, { check: 'T21', what: 'reads that write nothing', count: reads.length, wrong: wrong.length })
  expect(wrong).toEqual([])
  const preflight = { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }
  expect((await ana.send('/api/children', preflight)).status).toBe(405)
})
