import { Agent, request } from 'node:http'
import { signIn } from '#shared/auth/contract.ts'

/** A process that on each message sends sign-ins at once, each for another account from another address, and reports the responses. */
const [port = '', count = ''] = process.argv.slice(2)
const agent = new Agent({ maxSockets: Infinity })

const toAddress = (n: number) => `198.${18 + (n >> 16)}.${(n >> 8) % 256}.${n % 256}`

/** Sends a sign-in with a wrong password. Returns its status; 0 without a response, or for 429 without `Retry-After`. */
const sendSignIn = (n: number): Promise<number> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ email: `user${n}@example.org`, password: 'not this one' })
    const headers = {
      'content-type': 'application/json',
      'content-length': body.length,
      'x-forwarded-for': toAddress(n),
    }
    const sent = request({ port, path: signIn.path, method: signIn.method, agent, headers }, (response) => {
      const { statusCode = 0, headers: received } = response
      response.resume()
      const isComplete = statusCode !== 429 || Number(received['retry-after']) > 0
      response.once('end', () => resolve(isComplete ? statusCode : 0))
    })
    sent.once('error', () => resolve(0))
    sent.end(body)
  })

let round = 0
process.on('message', () => {
  const first = round++ * Number(count)
  const responses = Array.from({ length: Number(count) }, (_, n) => sendSignIn(first + n))
  process.send?.('sent')
  void Promise.all(responses).then((statuses) => process.send?.(statuses))
})
process.send?.('ready')
