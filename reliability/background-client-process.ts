import { Agent, get } from 'node:http'

/** A process that repeats a request and reports its times on a message. */
const [port = '', path = '', cookie = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const pauseMs = 10

const times: number[] = []
let failed = 0

const scheduleRequest = () => void setTimeout(sendRequest, pauseMs)

const sendRequest = () => {
  const began = performance.now()
  const request = get({ port, path, agent, headers: { cookie } }, (answer) => {
    answer.resume()
    answer.once('end', () => {
      times.push(performance.now() - began)
      if (times.length === 1) process.send?.({ times, failed })
      if (answer.statusCode !== 200) failed++
      scheduleRequest()
    })
  })
  request.once('error', () => {
    failed++
    scheduleRequest()
  })
}

sendRequest()
process.once('message', () => process.send?.({ times, failed }, () => process.exit()))
