import { Agent, get } from 'node:http'

/** A process that repeats a request and reports its times on a message. */
const [port = '', path = '', cookie = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const restMs = 10

const times: number[] = []
let failed = 0

const askAgain = () => void setTimeout(ask, restMs)

const ask = () => {
  const began = performance.now()
  const asking = get({ port, path, agent, headers: { cookie } }, (answer) => {
    answer.resume()
    answer.once('end', () => {
      times.push(performance.now() - began)
      if (times.length === 1) process.send?.({ times, failed })
      if (answer.statusCode !== 200) failed++
      askAgain()
    })
  })
  asking.once('error', () => {
    failed++
    askAgain()
  })
}

ask()
process.once('message', () => process.send?.({ times, failed }, () => process.exit()))
