import autocannon from 'autocannon'

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
  const run = autocannon({
    url,
    connections: given.connections,
    duration: given.seconds,
    method: given.method ?? 'GET',
    ...(given.headers ? { headers: given.headers } : {}),
    ...(given.body === undefined ? {} : { body: given.body }),
  })
  let wrong = 0
  run.on('response', (_client, status, _bytes, ms) => {
    if (status !== given.status) wrong++
    times.push(ms)
  })
  const result = await run
  if (wrong > 0 || result.errors > 0) throw new Error(`${url}: ${wrong} unexpected answers, ${result.errors} errors`)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / result.duration,
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    total: times.length,
  }
}
