import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { httpsHost, startHttpsServer } from '#server/testing/https-server.ts'
import { checkNetwork } from './check-network.ts'

test.each([
  [httpsHost, 200, `https://${httpsHost} answers, and its certificate is accepted`],
  [httpsHost, 502, 'it answers with status 502. Check that Glowjar and the reverse proxy run'],
  ['jar.example.org', 200, 'its certificate is not accepted (ERR_TLS_CERT_ALTNAME_INVALID)'],
])('the public address is requested: %s with status %i', async (host, status, text) => {
  const requested: (string | undefined)[] = []
  const { agent } = await startHttpsServer((request, response) => {
    requested.push(request.url)
    response.writeHead(status).end()
  })
  const config = readConfig({ BASE_URL: `https://${host}`, TRUST_PROXY: '127.0.0.1' }, [])
  const lookup = async () => [{ address: '203.0.113.7', family: 4 }]
  const [address, proxy] = await checkNetwork(config, { lookup, httpsAgent: agent })
  expect(address?.text).toContain(text)
  expect(address?.isOk).toBe(text.includes('accepted') && !text.includes('not'))
  expect(proxy).toMatchObject({ isOk: true })
  expect(requested).toEqual(host === httpsHost ? ['/api/health'] : [])
})
