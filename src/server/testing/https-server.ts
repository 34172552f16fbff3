import { Agent, createServer, type RequestOptions } from 'node:https'
import type { RequestListener } from 'node:http'
import { connect } from 'node:tls'
import { onTestFinished } from 'vitest'

// Valid until 2126; nothing but these tests trusts it.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEI8d0bG/ZIre0xx8
ybzYY9ceiUWZxk0MfRC3CByLrLuhRANCAATg8b73CJylHiteQXYaQYoDkfpkvgSq
42rPiXb2kFw4LZFhIPgVZqCMUJRktnamscr8Lx/w/nuSg2evsyT9DTkT
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBojCCAUegAwIBAgIUfJLlyMOdrJsBp40D2jfe6Z4/pvgwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTAgFw0yNjExMjIwNTU5NDZaGA8yMTI2
MTAyOTA1NTk0NlowGDEWMBQGA1UEAwwNaG9va3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABODxvvcInKUeK15BdhpBigOR+mS+BKrjas+JdvaQXDgt
kWEg+BVmoIxQlGS2dqaxyvwvH/D+e5KDZ6+zJP0NOROjbTBrMB0GA1UdDgQWBBRS
yt4pH2/8ZfB89h/cRT85UNzQOTAfBgNVHSMEGDAWgBRSyt4pH2/8ZfB89h/cRT85
UNzQOTAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDWhvb2tzLmV4YW1wbGUw
CgYIKoZIzj0EAwIDSQAwRgIhAMmK/nsrLl7tYth6EgRlLcOrU3eSmMYoAkKnOUAX
FTkPAiEAibrSlYepJGLdRAA+OqqCSB7QM6epJVdVKTZIoOrsZls=
-----END CERTIFICATE-----
`

/** The name in the certificate of the test server. */
export const httpsHost = 'hooks.example'

/** An agent that connects to the test server whatever the address, and records the addresses that it was given. */
class RedirectingAgent extends Agent {
  readonly addresses: string[] = []
  readonly #port: number

  constructor(port: number) {
    super()
    this.#port = port
  }

  override createConnection(options: RequestOptions) {
    options.lookup?.(httpsHost, { all: true }, (_, found) => {
      for (const { address } of Array.isArray(found) ? found : []) this.addresses.push(address)
    })
    const { servername } = options as { servername?: string }
    return connect({ host: '127.0.0.1', port: this.#port, ca: cert, ...(servername && { servername }) })
  }
}

/** Starts an https server of `hooks.example` on loopback; it stops when the test ends. */
export const startHttpsServer = async (respond: RequestListener) => {
  const server = createServer({ key, cert }, respond)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { agent: new RedirectingAgent(typeof address === 'object' && address ? address.port : 0) }
}
