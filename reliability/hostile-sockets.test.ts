import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { readMemoryMb } from '#scripts/server-process.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createUserClient, createInstallation, startApp } from './app-process.ts'
import { startBackgroundClient } from './background-client.ts'
import { formatRequestHead, openRawSocket, type RawSocket } from './raw-socket.ts'

const isFullRun = sampleSize(0, 1) === 1
const maxP99Ms = 200
const maxGrowthMb = 105
const maxDurationMs = 30_000

/** Starts the built app with a member and a well-behaved background client. */
const startWithBackgroundClient = async () => {
  const installation = await createInstallation()
  const app = await startApp(installation)
  const { cookie } = await installation.member()
  const { call } = createUserClient(app, { cookie })
  const { id: childId } = await createChild(call)
  const stopClient = await startBackgroundClient(app.port, '/api/children', cookie)
  const before = readMemoryMb(app)
  /** Stops the background client and reports its response times and the server's memory. */
  const end = async (context: TestContext, beside: string) => {
    const { requests, failed, p99Ms } = await stopClient()
    const growth = readMemoryMb(app) - before
    const what = `another client beside ${beside}: ${Math.round(p99Ms)} ms, ${growth.toFixed(0)} MB`
    reportCheck(context, { check: 'T20', what, count: requests, wrong: failed })
    expect({ failed, isLarge: growth > maxGrowthMb }).toEqual({ failed: 0, isLarge: false })
    return p99Ms
  }
  return { app, call, cookie, childId, end }
}

const jsonContentType = 'Content-Type: application/json'
const formatContentLength = (text: string | Buffer) => `Content-Length: ${text.length}`
const createNestedJson = (levels: number) => `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`
const gzippedJson = gzipSync('{"name":"Mia"}')

/** Returns malformed requests: name, expected status, and bytes to send. */
const createMalformedRequests = (cookie: string): readonly (readonly [string, number, string | Buffer])[] => {
  const own = [`Cookie: ${cookie}`, jsonContentType]
  const post = (more: readonly string[], body: string) =>
    formatRequestHead('POST', '/api/children', [...own, ...more]) + body
  const big = 'x'.repeat(2 ** 20 + 1)
  const manyHeaders = Array.from({ length: 10_000 }, (_, n) => `x-${n}: ${n}`)
  const zipped = formatRequestHead('POST', '/api/children', [
    ...own,
    'Content-Encoding: gzip',
    formatContentLength(gzippedJson),
  ])
  return [
    ['a body of more than a mebibyte', 413, post([formatContentLength(big)], big)],
    ['a body that is announced and does not come', 413, post(['Content-Length: 9000000000'], '')],
    [
      'a body of 100,000 levels',
      413,
      post([formatContentLength(createNestedJson(100_000))], createNestedJson(100_000)),
    ],
    ['a body of 30,000 levels', 400, post([formatContentLength(createNestedJson(30_000))], createNestedJson(30_000))],
    ['10,000 headers', 431, formatRequestHead('GET', '/api/children', manyHeaders)],
    ['a header of 20 KB', 431, formatRequestHead('GET', '/api/children', [`x-long: ${'y'.repeat(20_000)}`])],
    ['a packed body', 415, Buffer.concat([Buffer.from(zipped), gzippedJson])],
    ['two lengths', 400, post(['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
    ['no request', 400, 'hello\r\n\r\n'],
  ]
}

/** Sends each malformed request `rounds` times; returns unexpected responses. */
const sendMalformed = async (port: number, cookie: string, rounds: number): Promise<string[]> => {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [what, expected, bytes] of createMalformedRequests(cookie)) {
      const raw = openRawSocket(port, bytes)
      const status = await raw.status()
      raw.socket.destroy()
      if (status !== expected) wrong.push(`${what}: ${status} and not ${expected}`)
    }
  }
  return wrong
}

test('responds to malformed requests with the matching status', async (context) => {
  const { app, cookie, end } = await startWithBackgroundClient()
  const rounds = sampleSize(1, 20)
  const wrong = await sendMalformed(app.port, cookie, rounds)
  const count = rounds * createMalformedRequests(cookie).length
  reportCheck(context, { check: 'T20', what: 'requests that no browser sends', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  await end(context, 'odd requests')
})

test('rejects an endless chunked body once it is too large', async (context) => {
  const { app, cookie, end } = await startWithBackgroundClient()
  const count = sampleSize(2, 50)
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const statuses = await Promise.all(
    Array.from({ length: count }, async () => {
      const headers = [`Cookie: ${cookie}`, jsonContentType, 'Transfer-Encoding: chunked']
      const raw = openRawSocket(app.port, formatRequestHead('POST', '/api/children', headers))
      const more = setInterval(() => raw.socket.write(piece), 5)
      void raw.closed.then(() => clearInterval(more))
      const status = await raw.status()
      return [status, (await raw.closed) < maxDurationMs]
    }),
  )
  const wrong = statuses.filter(([status, isClosed]) => status !== 413 || isClosed !== true)
  reportCheck(context, { check: 'T20', what: 'bodies in pieces without an end', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  await end(context, 'bodies without an end')
})

test('answers all pipelined requests', async (context) => {
  const { app, end } = await startWithBackgroundClient()
  const count = sampleSize(100, 1000)
  const last = formatRequestHead('GET', '/api/health', ['Connection: close'])
  const raw = openRawSocket(app.port, formatRequestHead('GET', '/api/health', []).repeat(count - 1) + last)
  await raw.closed
  const answered = raw.received().split('HTTP/1.1 200 OK').length - 1
  reportCheck(context, { check: 'T20', what: 'requests in a row without waiting', count, wrong: count - answered })
  expect(answered).toBe(count)
  await end(context, 'requests in a row')
})

test('disconnects a client that pipelines endlessly', async (context) => {
  const { app, end } = await startWithBackgroundClient()
  const count = sampleSize(20_000, 200_000)
  const raw = openRawSocket(app.port, formatRequestHead('GET', '/api/health', []).repeat(count))
  await raw.closed
  const answered = raw.received().split('HTTP/1.1 200 OK').length - 1
  reportCheck(context, { check: 'T20', what: 'requests ahead without end', count, wrong: answered < count ? 0 : 1 })
  expect(answered).toBeLessThan(count)
  await end(context, 'requests without end')
})

test('handles pipelined requests in order', async (context) => {
  const { app, cookie, childId, end } = await startWithBackgroundClient()
  const body = JSON.stringify({ childId, type: 'reward', title: 'Fed the cat', points: 7 })
  const own = `Cookie: ${cookie}`
  const awardRequest =
    formatRequestHead('POST', '/api/behaviors', [own, jsonContentType, formatContentLength(body)]) + body
  const raw = openRawSocket(
    app.port,
    awardRequest.repeat(3) + formatRequestHead('GET', '/api/children', [own, 'Connection: close']),
  )
  await raw.closed
  expect(raw.received().split('HTTP/1.1 ').slice(1)).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^201 /)),
    expect.stringContaining('"points":21'),
  ])
  await end(context, 'requests sent ahead')
})

/** Sends a byte periodically, so that the connection is never silent. */
const sendPeriodically = (raw: RawSocket, everyMs: number) => {
  const timer = setInterval(() => raw.socket.write('x'), everyMs)
  onTestFinished(() => clearInterval(timer))
  void raw.closed.then(() => clearInterval(timer))
}

const openSlowConnections = async (port: number, count: number, begin: string) => {
  const sockets = Array.from({ length: count }, () => openRawSocket(port, begin))
  for (const raw of sockets) sendPeriodically(raw, sampleSize(1000, 5000))
  const ends = await Promise.all(sockets.map(async (raw) => ({ status: await raw.status(), ms: await raw.closed })))
  return ends.filter(({ status, ms }) => status !== 408 || ms > maxDurationMs)
}

test('closes slow connections in time and serves other clients meanwhile', async (context) => {
  const { app, cookie, end } = await startWithBackgroundClient()
  const perStart = sampleSize(10, 250)
  const body = formatRequestHead('POST', '/api/children', [
    `Cookie: ${cookie}`,
    jsonContentType,
    'Content-Length: 1000',
  ])
  const starts = ['GET / HTTP/1.1\r\nHost: localhost\r\nx-slow: ', ...(isFullRun ? [body] : [])]
  const slow = Promise.all(starts.map((begin) => openSlowConnections(app.port, perStart, begin)))
  const unexpected = await sendMalformed(app.port, cookie, sampleSize(1, 10))
  const wrong = [...(await slow).flat(), ...unexpected]
  const count = perStart * starts.length
  reportCheck(context, { check: 'T20', what: 'connections that send a byte now and then', count, wrong: wrong.length })
  expect(wrong).toEqual([])
  const p99Ms = await end(context, 'slow connections')
  expect(isFullRun && p99Ms > maxP99Ms).toBe(false)
})

// Too slow for `npm test`: it waits for the timeouts.
test.for(isFullRun ? [20] : [])(
  'disconnects %i clients that send requests and read no response',
  async (count, context) => {
    const { app, call, cookie, childId, end } = await startWithBackgroundClient()
    for (let n = 0; n < 100; n++) await award(call, childId)
    const atRest = readdirSync(`/proc/${app.pid}/fd`).length
    const requests = formatRequestHead('GET', `/api/activities/${childId}?limit=200`, [`Cookie: ${cookie}`]).repeat(500)
    const sockets = Array.from({ length: count }, () => openRawSocket(app.port, requests))
    for (const { socket } of sockets) socket.pause()
    const open = () => readdirSync(`/proc/${app.pid}/fd`).length
    await expect.poll(open, { timeout: 60_000, interval: 10 }).toBeGreaterThan(atRest + 2)
    await expect.poll(open, { timeout: 180_000, interval: 500 }).toBeLessThanOrEqual(atRest + 2)
    reportCheck(context, { check: 'T20', what: 'readers who do not read', count, wrong: 0 })
    await end(context, 'readers who do not read')
  },
)
