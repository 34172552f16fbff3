import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

const reportSchema = z.object({ times: z.array(z.number()), failed: z.number() })

/** Number of requests and failures of a background client, with the median and the 99th percentile of its response times. */
export interface ClientStatistics {
  requests: number
  failed: number
  medianMs: number
  p99Ms: number
}

const programPath = fileURLToPath(new URL('./background-client-process.ts', import.meta.url))

/**
 * Starts a process that repeats a request and waits for the first response; returns a function that stops it and
 * returns statistics.
 */
export const startBackgroundClient = async (
  port: number,
  path: string,
  cookie: string,
): Promise<() => Promise<ClientStatistics>> => {
  const child = fork(programPath, [String(port), path, cookie], { execArgv: [] })
  onTestFinished(() => void child.kill())
  const nextMessage = () => new Promise<unknown>((resolve) => child.once('message', resolve))
  await nextMessage()
  return async () => {
    const answer = nextMessage()
    child.send('end')
    const { times, failed } = reportSchema.parse(await answer)
    const sorted = times.toSorted((a, b) => a - b)
    const findPercentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return { requests: times.length, failed, medianMs: findPercentile(0.5), p99Ms: findPercentile(0.99) }
  }
}
