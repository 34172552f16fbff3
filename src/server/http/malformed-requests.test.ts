import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { problemDocument } from '#shared/contract/problem.ts'
import { createHttpServer } from './http-server.ts'
import { createMalformedRequestResponder } from './malformed-requests.ts'
import { createSecurityHeaders } from './security.ts'

const securityHeaders = createSecurityHeaders(false)

const startServer = async (fetch: () => Response | Promise<Response> = () => new Response('ok')) => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const { server } = createHttpServer({
    fetch,
    host: 'localhost',
    malformedRequests: createMalformedRequestResponder(log, securityHeaders),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** Sends bytes and returns the response. */
  const send = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('error', () => undefined)
    socket.on('data', (part: string) => {
      text += part
      if (/\r\n\r\n[^]/.test(text)) socket.end()
    })
    socket.write(bytes)
    await once(socket, 'close')
    return text
  }
  return { port, send, lines }
}

const parseResponse = (text: string) => {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [statusLine = '', ...fields] = head.split('\r\n')
  const headers = new Headers(
    fields.map((field) => [field.split(': ')[0] ?? '', field.split(': ').slice(1).join(': ')]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

const hostHeader = 'Host: localhost'

const malformedRequests: [string, number, string, string][] = [
  ['a backslash in the path', 400, 'malformed', `GET /api\\children HTTP/1.1\r\n${hostHeader}\r\n\r\n`],
  ['an absolute URL that is invalid', 400, 'malformed', `GET http://[ HTTP/1.1\r\n${hostHeader}\r\n\r\n`],
  ['OPTIONS *', 400, 'malformed', `OPTIONS * HTTP/1.1\r\n${hostHeader}\r\n\r\n`],
  ['a Host header that is invalid', 400, 'malformed', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no Host header', 400, 'malformed', 'GET / HTTP/1.1\r\n\r\n'],
  ['no request line', 400, 'malformed', 'hello\r\n\r\n'],
  ['an unknown method', 400, 'malformed', `DANCE / HTTP/1.1\r\n${hostHeader}\r\n\r\n`],
  ['an unknown version', 400, 'malformed', `GET / HTTP/7.0\r\n${hostHeader}\r\n\r\n`],
  ['a space in the path', 400, 'malformed', `GET /a b HTTP/1.1\r\n${hostHeader}\r\n\r\n`],
  ['a header without a name', 400, 'malformed', `GET / HTTP/1.1\r\n${hostHeader}\r\n: x\r\n\r\n`],
  [
    'two lengths',
    400,
    'malformed',
    `POST / HTTP/1.1\r\n${hostHeader}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  ],
  ['too many headers', 431, 'too_large', `GET / HTTP/1.1\r\n${hostHeader}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
]

test.for(malformedRequests)(
  'responds to %s with a problem document and the security headers',
  async ([, status, code, sent]) => {
    const { send, lines } = await startServer()
    const response = parseResponse(await send(sent))
    const problem = z.parse(problemDocument, JSON.parse(response.body))
    expect([response.status, problem.status, problem.code]).toEqual([status, status, code])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...securityHeaders,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': problem.requestId,
      'content-length': String(Buffer.byteLength(response.body)),
      date: expect.stringContaining('GMT'),
    })
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ requestId: problem.requestId, route: 'rejected', status }),
    ])
    expect(lines.join()).not.toContain('children')
  },
)

test('a valid request of HTTP/1.0 needs no Host header', async () => {
  const { send } = await startServer()
  expect(parseResponse(await send('GET / HTTP/1.0\r\n\r\n'))).toMatchObject({ status: 200, body: 'ok' })
})

test('a parse error during a response closes the connection and writes nothing into the response', async () => {
  const body = new ReadableStream<Uint8Array>({ start: (into) => into.enqueue(new TextEncoder().encode('first')) })
  const { port } = await startServer(() => new Response(body))
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => void (text += part))
  socket.write(`GET / HTTP/1.1\r\n${hostHeader}\r\n\r\n`)
  await expect.poll(() => text).toContain('first')
  socket.write('\0\r\n\r\n')
  await once(socket, 'close')
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
