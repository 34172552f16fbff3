import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'
import { httpsHost, startHttpsServer } from './testing/https-server.ts'

const publicAddress = '93.184.215.14'
const url = `https://${httpsHost}/hook`

test.each([
  publicAddress,
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  `::ffff:${publicAddress}`,
  '64:ff9b::5db8:d70e',
  '2002:5db8:d70e::1',
])('%s is an address on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const privateAddresses = [
  '127.0.0.1 127.9.9.9 0.0.0.0 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1',
  '192.0.2.1 198.18.0.1 203.0.113.7 224.0.0.1 255.255.255.255 240.0.0.1 192.88.99.1',
  ':: ::1 ::127.0.0.1 fe80::1 fe80::1%eth0 fc00::1 fd12::1 fec0::1 ff02::1 2001:db8::1 2001::1 100::1 4000::1',
  '::ffff:127.0.0.1 ::ffff:192.168.1.1 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::5db8:d70e',
  '2002:7f00:1::1 2002:c0a8:101::1 localhost ff ::1]',
].flatMap((line) => line.split(' '))

test.each(['', ...privateAddresses])('%j is no address on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

/** Starts an https server and creates an outbound whose look-ups return one list of addresses after the other. */
const createHttpsOutbound = async (...answers: string[][]) => {
  const received: string[] = []
  const { agent } = await startHttpsServer((request, response) => {
    received.push(`${request.method} ${request.headers.host}${request.url}`)
    response.end('hello')
  })
  const lookups: string[] = []
  const lookup = async (host: string) => {
    lookups.push(host)
    return (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { ...createOutbound({ trustedHosts: [], lookup, httpsAgent: agent }), received, lookups, agent }
}

test('a name that leads to the internet first and to this machine next is reached only at the first address [OUT-2]', async () => {
  const { fetch, received, lookups, agent } = await createHttpsOutbound([publicAddress], ['127.0.0.1'])
  const response = await fetch(url, { method: 'POST', body: '{}' })
  expect([response.status, await response.text()]).toEqual([200, 'hello'])
  expect(lookups).toEqual([httpsHost])
  expect(agent.addresses).toEqual([publicAddress])
  await expect(fetch(url)).rejects.toMatchObject({ code: 'blocked_address' })
  expect(agent.addresses).toEqual([publicAddress])
  expect(received).toEqual([`POST ${httpsHost}/hook`])
})

test('a name with a public and a private address is blocked', async () => {
  const { fetch, received } = await createHttpsOutbound([publicAddress, '::1'])
  await expect(fetch(url)).rejects.toMatchObject({ code: 'blocked_address' })
  expect(received).toEqual([])
})

test('the certificate must be that of the name', async () => {
  const { fetch } = await createHttpsOutbound([publicAddress])
  await expect(fetch('https://other.example/hook')).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' })
})

const startHttpServer = async (respond: RequestListener) => {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test.each([
  'http://HOST/',
  'https://HOST/',
  'https://127.1:1/',
  'https://[::1]:1/',
  'https://0x7f000001/',
  'https://localhost:1/',
])('%s is blocked unless the operator trusts the host [OUT-1]', async (pattern) => {
  let requests = 0
  const host = await startHttpServer((_, response) => response.end(String(requests++)))
  const { fetch } = createOutbound({ trustedHosts: [] })
  await expect(fetch(pattern.replace('HOST', host))).rejects.toMatchObject({ code: 'blocked_address' })
  expect(requests).toBe(0)
})

test('a host that the operator trusts is reached over http, at its port only', async () => {
  const [host, other] = [
    await startHttpServer((_, response) => response.end('hi')),
    await startHttpServer(() => undefined),
  ]
  const { fetch } = createOutbound({ trustedHosts: [host] })
  expect(await (await fetch(`http://${host}/`)).text()).toBe('hi')
  await expect(fetch(`http://${other}/`)).rejects.toMatchObject({ code: 'blocked_address' })
})

test('a redirect is returned, not followed [OUT-3]', async () => {
  const host = await startHttpServer((request, response) =>
    response.writeHead(request.url === '/' ? 302 : 200, { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] }).end(),
  )
  const response = await createOutbound({ trustedHosts: [host] }).fetch(`http://${host}/`)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere'])
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('a redirect is an error for whoever asks so, and reaches nothing else', async () => {
  const reached: unknown[] = []
  const other = await startHttpServer((request, response) => response.end(String(reached.push(request.headers))))
  const host = await startHttpServer((_, response) =>
    response.writeHead(307, { location: `http://${other}/` }).end('elsewhere'),
  )
  const { fetch } = createOutbound({ trustedHosts: [host, other] })
  const init = { method: 'POST', body: 'x', headers: { authorization: 'Bearer secret' }, redirect: 'error' } as const
  await expect(fetch(`http://${host}/`, init)).rejects.toMatchObject({ code: 'redirected' })
  expect(reached).toEqual([])
})

test('method, headers and body are sent, and a response without a body is read', async () => {
  const received: unknown[] = []
  const host = await startHttpServer((request, response) => {
    request.setEncoding('utf8').on('data', (body) => received.push(body))
    received.push(request.method, request.headers['x-one'], request.headers['content-length'])
    response.writeHead(204).end()
  })
  const { fetch } = createOutbound({ trustedHosts: [host] })
  const response = await fetch(`http://${host}/`, { method: 'PUT', headers: { 'x-one': '1' }, body: 'été' })
  expect([response.status, response.body]).toEqual([204, null])
  expect(received).toEqual(['PUT', '1', '5', 'été'])
})

const limits = { timeoutMs: 100, maxBytes: 1000 }

test('a request ends after its time, whatever hangs: look-up, response or body [OUT-4]', async () => {
  const hanging = createOutbound({ trustedHosts: [], limits, lookup: () => new Promise(() => undefined) })
  await expect(hanging.fetch(url)).rejects.toMatchObject({ name: 'TimeoutError' })
  const silent = await startHttpServer(() => undefined)
  const endless = await startHttpServer((_, response) => response.write('{'))
  const { fetch } = createOutbound({ trustedHosts: [silent, endless], limits })
  await expect(fetch(`http://${silent}/`)).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(fetch(`http://${endless}/`).then((response) => response.text())).rejects.toThrow('aborted')
})

test('a response that is too large is not read to its end [OUT-4]', async () => {
  const host = await startHttpServer((_, response) => response.end('x'.repeat(1001)))
  const { fetch } = createOutbound({ trustedHosts: [host], limits: { ...limits, timeoutMs: 60_000 } })
  await expect(fetch(`http://${host}/`).then((response) => response.text())).rejects.toMatchObject({
    code: 'too_large',
  })
})

test('a request that its caller aborts ends', async () => {
  const host = await startHttpServer(() => undefined)
  const { fetch } = createOutbound({ trustedHosts: [host] })
  await expect(fetch(`http://${host}/`, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await expect(fetch(`http://${host}/`, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
})
