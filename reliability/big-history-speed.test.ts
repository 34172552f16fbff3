import { expect, inject, test } from 'vitest'
import { dayIn } from '#shared/time/day.ts'
import { sampleRequestOf, endpointName, urlOf, type SampleIds } from '#server/testing/sample-requests.ts'
import { sizeLimitedReadEndpoints, insertBigHistory } from '#server/testing/big-history.ts'
import { createChild } from '#server/testing/factories.ts'
import { createOneOfEach } from '#server/testing/family.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import {
  createUserClient,
  createInstallation,
  startApp,
  type AppClient,
  type Installation,
  type SignedInUser,
} from './app-process.ts'

const limits = { bytes: 256 * 1024, p99: 50 }

const createChildWithOneOfEach = async ({ call }: AppClient, today: string): Promise<SampleIds> => {
  const { id: child } = await createChild(call)
  const everything = await createOneOfEach(call, child, today)
  return {
    ...everything,
    session: '',
    passkey: '',
    invitation: '',
    member: '',
    webhook: '',
    token: 'unknown',
    apiToken: '',
  }
}

const createBigHistory = async (installation: Installation, ana: SignedInUser): Promise<SampleIds> => {
  const today = dayIn(Date.now(), 'UTC')
  const app = await startApp(installation)
  const ids = await createChildWithOneOfEach(createUserClient(app, ana), today)
  await app.end()
  const { child: childId, habit: habitId, skill: skillId, reward: rewardId } = ids
  const { familyId, userId } = ana
  const own = { familyId, userId, childId, habitId, skillId, rewardId, today, activities: sampleSize(10_000, 100_000) }
  await installation.open((database) => insertBigHistory(database, own))
  return ids
}

/** Repeats a GET request; returns the 99th percentile in milliseconds, and the size of the largest response in bytes. */
const measureRead = async ({ send }: AppClient, url: string, rounds: number) => {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < rounds; n++) {
    const began = performance.now()
    bytes = Math.max(bytes, (await (await send(url)).arrayBuffer()).byteLength)
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p99: sorted[Math.ceil(rounds * 0.99) - 1] ?? 0, bytes }
}

test(
  'requests of a child with very many activities are fast and have small responses',
  { timeout: 3_600_000 },
  async (context) => {
    const rounds = sampleSize(2, 300)
    const installation = await createInstallation()
    const ana = await installation.member()
    const ids = await createBigHistory(installation, ana)
    const client = createUserClient(await startApp(installation), ana)
    const wrong: string[] = []
    let slowest = 0
    for (const e of sizeLimitedReadEndpoints) {
      const { query = {}, ...sample } = sampleRequestOf(e, ids)
      const required = Object.entries(query).filter(([name]) => name === 'childId' || name === 'language')
      const url = urlOf(e, { ...sample, query: e.etag ? { limit: '200' } : Object.fromEntries(required) })
      await measureRead(client, url, 3)
      const { p99, bytes } = await measureRead(client, url, rounds)
      slowest = Math.max(slowest, p99)
      if (bytes > limits.bytes) wrong.push(`${endpointName(e)} returns ${bytes} bytes`)
      if (inject('reliability') === 'full' && p99 > limits.p99)
        wrong.push(`${endpointName(e)} takes ${p99.toFixed(1)} ms`)
    }
    const what = `reads of a big family, p99 ≤ 50 ms (slowest ${slowest.toFixed(1)} ms)`
    reportCheck(context, { check: 'T15', what, count: sizeLimitedReadEndpoints.length, wrong: wrong.length })
    expect(wrong).toEqual([])
  },
)
