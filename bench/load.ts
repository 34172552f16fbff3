import autocannon from 'autocannon'
import { median } from './figures.ts'

/** What a load came to. */
export interface Load {
  perSecond: number
  p50Ms: number
  total: number
}

/** Sends the same request over and over for some seconds; throws when an answer is not the expected one. */
export const load = async (
  url: string,
  given: {
    connections: number
    seconds: number
    status: number
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
  },
): Promise<Load> => {
  const times: number[] = []
  let wrong = 0
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections: given.connections,
      duration: given.seconds,
      method: given.method ?? 'GET',
      ...(given.headers ? { headers: given.headers } : {}),
      ...(given.body === undefined ? {} : { body: given.body }),
    }
    const run = autocannon(options, (error: Error | null, done) => (error ? reject(error) : resolve(done)))
    run.on('response', (_client, status, _bytes, ms) => {
      if (status !== given.status) wrong++
      times.push(ms)
    })
  })
  if (wrong > 0 || result.errors > 0) throw new Error(`${url}: ${wrong} unexpected answers, ${result.errors} errors`)
  return { perSecond: times.length / result.duration, p50Ms: median(times), total: times.length }
}
