import { beforeEach, describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { toRequestInit } from '#server/testing/request-init.ts'
import { sampleRequestOf, endpointName, urlOf } from '#server/testing/sample-requests.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { getChild, readProblem } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

let app: TestApp
let ana: Awaited<ReturnType<typeof createFullFamily>>

beforeEach(async () => {
  app = await createTestApp()
  ana = await createFullFamily(app)
})

const endpointsWithBody = allEndpoints.filter((e) => e.body !== undefined)
const endpointsWithoutBody = allEndpoints.filter((e) => e.body === undefined && e.method !== 'GET')

const createAwardBody = () => ({ childId: ana.ids.child, type: 'reward', title: 'Fed the cat', points: 5 })

const postBehavior = (
  body: RequestInit['body'],
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => ana.send('/api/behaviors', { method: 'POST', headers, ...(body === undefined ? {} : { body }) })

const readError = async (answer: Response) => [answer.status, (await readProblem(answer)).code]

const readPoints = async () => (await getChild(ana.call, ana.ids.child)).points

describe('the content type', () => {
  const wrong = [
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\ta',
    'application/json garbage',
    'application/json;charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json, text/plain',
    'application/problem+json',
    'application/jsonp',
    'json',
    'application/json; charset="utf-16"',
    'application/json; charset=utf-8 garbage',
    'application/json; charset=',
    'application/ json',
    'application/json; charset=UTF-8; charset=latin1',
    'application/json; version=1; VERSION=1',
    'application/json; ="x"',
    'application/json; charset="latin1',
    'application/json; charset="utf-8"x',
    'application/json; charset',
  ]

  test.for(wrong)('rejects %j [ANS-12, SEC-4]', async (type) => {
    const before = await readPoints()
    expect(await readError(await postBehavior(JSON.stringify(createAwardBody()), { 'content-type': type }))).toEqual([
      415,
      'wrong_content_type',
    ])
    expect(await readPoints()).toBe(before)
  })

  const accepted = [
    'application/json',
    'APPLICATION/JSON',
    ' application/json ',
    'application/json; charset=UTF-8',
    'application/json;charset="UTF-8"',
    'application/json ; CHARSET="utf-8"',
    'application/json;\tcharset=utf-8',
    'application/json;profile="a;b\\"c";charset=utf-8',
    'application/json; version=1',
    'application/json;',
    'application/json;profile="a;charset=latin1";charset=utf-8',
  ]

  test.for(accepted)('accepts %j', async (type) => {
    expect((await postBehavior(JSON.stringify(createAwardBody()), { 'content-type': type })).status).toBe(201)
  })

  test('is required, and a compressed body is rejected, at every endpoint', async () => {
    for (const e of endpointsWithBody) {
      const { body } = toRequestInit(e, sampleRequestOf(e, ana.ids))
      const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
      for (const headers of [{ 'content-type': 'text/plain' }, packed]) {
        const init = { method: e.method, headers, ...(body ? { body } : {}) }
        const answer = await ana.send(urlOf(e, sampleRequestOf(e, ana.ids)), init)
        expect([endpointName(e), answer.status]).toEqual([endpointName(e), 415])
      }
    }
  })
})

describe('a body', () => {
  test('of more than 64 KiB is rejected, with and without Content-Length [ANS-12, SEC-4]', async () => {
    const long = JSON.stringify({ ...createAwardBody(), description: 'x'.repeat(70_000) })
    const withLength = { 'content-type': 'application/json', 'content-length': String(long.length) }
    expect(await readError(await postBehavior(long, withLength))).toEqual([413, 'too_large'])
    const withoutLength = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    expect(await readError(await postBehavior(long, withoutLength))).toEqual([413, 'too_large'])
    const endless = new ReadableStream({ pull: (into) => into.enqueue(new Uint8Array(10_000).fill(32)) })
    const answer = await ana.send('/api/behaviors', {
      method: 'POST',
      headers: withoutLength,
      body: endless,
      duplex: 'half',
    })
    expect(await readError(answer)).toEqual([413, 'too_large'])
  })

  test('that ends early is malformed, and not reported as a storage error', async () => {
    const length: Record<string, string>[] = [{ 'content-length': '20' }, { 'transfer-encoding': 'chunked' }]
    for (const lengthHeader of length) {
      const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
      const body = new ReadableStream({ pull: (into) => into.error(gone) }, { highWaterMark: 0 })
      const headers = { 'content-type': 'application/json', ...lengthHeader }
      const answer = await ana.send('/api/behaviors', { method: 'POST', headers, body, duplex: 'half' })
      expect(await readError(answer)).toEqual([400, 'malformed'])
    }
  })

  test('of 64 KiB or less is accepted', async () => {
    const fine = `${JSON.stringify(createAwardBody())}${' '.repeat(60_000)}`
    const headers = { 'content-type': 'application/json', 'content-length': String(fine.length) }
    expect((await postBehavior(fine, headers)).status).toBe(201)
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    expect((await postBehavior(fine, chunked)).status).toBe(201)
  })

  const invalidUtf8: [string, number[]][] = [
    ['a lone continuation byte', [0x80]],
    ['an incomplete sequence', [0xe5, 0xae]],
    ['an overlong encoding', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['Latin-1', [0xf1]],
    ['more than U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
  ]

  test.for(invalidUtf8)('with %s, which is invalid UTF-8, is malformed and stores nothing', async ([, bytes]) => {
    const before = await readPoints()
    const [head = '', tail = ''] = JSON.stringify({ ...createAwardBody(), title: '|' }).split('|')
    const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(tail)])
    for (const length of [{ 'content-length': String(body.length) }, { 'transfer-encoding': 'chunked' }]) {
      const headers = { 'content-type': 'application/json', ...length }
      expect(await readError(await postBehavior(body, headers))).toEqual([400, 'malformed'])
    }
    expect(await readPoints()).toBe(before)
  })

  test('keeps U+FFFD, and its byte order mark is removed', async () => {
    const body = Buffer.from(`\ufeff${JSON.stringify({ ...createAwardBody(), title: 'a\ufffdb' })}`)
    expect(await (await postBehavior(body)).json()).toMatchObject({ title: 'a\ufffdb' })
  })

  const malformed = ['', ' ', '{', '}', '[1', '{"a":}', "{'a':1}", '{a:1}', 'undefined', 'NaN', '{}{}', '{"a":1,}']

  test.for(malformed)('that is the malformed JSON %j is rejected by every endpoint [ANS-7]', async (body) => {
    for (const e of endpointsWithBody) {
      const headers = { 'content-type': 'application/json' }
      const answer = await ana.send(urlOf(e, sampleRequestOf(e, ana.ids)), { method: e.method, headers, body })
      expect([endpointName(e), ...(await readError(answer))]).toEqual([endpointName(e), 400, 'malformed'])
    }
  })

  test.for(['null', '[]', '"x"', '1', 'true', '[{}]', '{}', '[null]'])(
    'that is %s is rejected or treated as empty',
    async (body) => {
      // Users without a password delete their account with an empty body.
      for (const e of endpointsWithBody.filter((one) => endpointName(one) !== 'DELETE /api/auth/user')) {
        const headers = { 'content-type': 'application/json' }
        const answer = await ana.send(urlOf(e, sampleRequestOf(e, ana.ids)), { method: e.method, headers, body })
        expect([endpointName(e), answer.status < 500]).toEqual([endpointName(e), true])
      }
      expect(await getChild(ana.call, ana.ids.child)).toMatchObject({ name: 'Mia', age: null })
    },
  )

  test('that is nested deeper than 20 levels is rejected [SEC-4]', async () => {
    for (const depth of [21, 1000, 30_000]) {
      const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`
      expect(await readError(await postBehavior(deep))).toEqual([400, 'malformed'])
      expect(await readError(await postBehavior(`{"title":${deep}}`))).toEqual([400, 'malformed'])
    }
  })

  test('with an unknown field is rejected with the name of the field by every endpoint [ANS-17, BEH-8, FAM-13]', async () => {
    const extras = [
      'id',
      'points_earned',
      'familyId',
      'userId',
      'createdAt',
      'isCompleted',
      'version',
      '__proto__',
      'constructor',
    ]
    for (const e of endpointsWithBody) {
      const sample = sampleRequestOf(e, ana.ids)
      if (Array.isArray(sample.body)) continue
      for (const extra of extras.filter((one) => !Object.hasOwn(sample.body ?? {}, one))) {
        const body = JSON.stringify(sample.body).replace(/^\{/, `{${JSON.stringify(extra)}:1,`)
        const headers = { 'content-type': 'application/json' }
        const answer = await ana.send(urlOf(e, sample), { method: e.method, headers, body })
        const { errors } = await readProblem(answer)
        expect([endpointName(e), extra, answer.status, errors]).toMatchObject([
          endpointName(e),
          extra,
          400,
          [{ path: extra }],
        ])
      }
    }
  })

  test('with a duplicate key has the last value', async () => {
    const twice = JSON.stringify(createAwardBody()).replace('"points":5', '"points":500,"points":7')
    expect(await (await postBehavior(twice)).json()).toMatchObject({ points: 7 })
  })

  test('of an endpoint without a body schema must be empty', async () => {
    for (const e of endpointsWithoutBody) {
      const sample = sampleRequestOf(e, ana.ids)
      const headers = { 'content-type': 'application/json' }
      const answer = await ana.send(urlOf(e, sample), { method: e.method, headers, body: '{"points":1}' })
      expect([endpointName(e), answer.status]).toEqual([endpointName(e), 400])
    }
  })

  test('of a GET request is ignored', async () => {
    const answer = await ana.send('/api/children')
    expect(answer.status).toBe(200)
  })
})
