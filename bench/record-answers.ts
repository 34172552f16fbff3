import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { formatCursor } from '#shared/activities/contract.ts'
import { streamChat } from '#shared/assistant/contract.ts'
import { connect } from '#server/db/connect.ts'
import type { RunningServer } from '#scripts/server-process.ts'
import { startApp, toUrlOnServer, type Benchmark } from './context.ts'
import { formatComparedValues } from './measurements.ts'
import { seedActivities } from './seed-activities.ts'
import { seedFamilies, type Family } from './seed-families.ts'
import { createSampleCollector, median } from './statistics.ts'

const activityCounts = { small: 1000, large: 1_000_000 }
const childCount = 20

const questions = [
  'how many points does mia have',
  'can we afford the story book',
  'how was this week compared to last week',
  'which habit is weakest',
  'how often did she read this month',
]

interface SeededApp {
  app: RunningServer
  family: Family
}

const startSeededApp = async (folder: string, count: number): Promise<SeededApp> => {
  const dataDir = mkdtempSync(path.join(folder, 'record-'))
  const database = await connect({ folder: dataDir })
  const families = await seedFamilies(database, dataDir, childCount)
  await database.close()
  // Of years ago: a question about this week does not read them.
  seedActivities(dataDir, families, count, '2023-03-05T10:00:00.000Z')
  const [family] = families
  if (!family) throw new Error('There is no family.')
  return { app: await startApp(dataDir), family }
}

// A list that was read before would be sent from memory: each begins at another position after the newest activity.
const createListPath = (childId: string, n: number) =>
  `/api/activities/${childId}?limit=20&before=${formatCursor({ day: null, sequence: 10 ** 9 + n })}`

interface TimedRequest {
  /** Returns the URL of the n-th request. */
  url: (n: number) => string
  cookie: string
  body?: string
}

/** Sends a request on a connection that is kept, and reads the response to its end. */
const sendOnce = (agent: Agent, { url, cookie, body }: TimedRequest, n: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const sent = request(url(n), { agent, method, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The status was ${response.statusCode}.`))
      response.resume().once('end', resolve)
    })
    sent.once('error', reject)
    sent.end(body)
  })

let sentCount = 0

/** Returns the median milliseconds of a request that is sent repeatedly, each after the response to the one before. */
const measureMedian = async (timed: TimedRequest, seconds: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const startedAt = performance.now()
    await sendOnce(agent, timed, sentCount++)
    times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return median(times)
}

/** Returns the p50 of a list of 20 activities, and the mean p50 of answers from the record, in milliseconds. */
const measureP50 = async ({ app, family: { childId, cookie } }: SeededApp, seconds: number) => {
  const share = seconds / (questions.length + 1)
  const url = () => toUrlOnServer(app, streamChat.path)
  const list = await measureMedian({ url: (n) => toUrlOnServer(app, createListPath(childId, n)), cookie }, share)
  let total = 0
  for (const message of questions) {
    total += await measureMedian({ url, cookie, body: JSON.stringify({ childId, language: 'en', message }) }, share)
  }
  return { list, answer: total / questions.length }
}

/** Compares answers from the record with a list of 20 activities, and with a million activities in the database. Goal 20. */
export const measureRecordAnswers: Benchmark = async ({ folder, rounds, seconds }) => {
  const seeded = {
    small: await startSeededApp(folder, activityCounts.small),
    large: await startSeededApp(folder, activityCounts.large),
  }
  const { add, medianOf } = createSampleCollector()
  for (const size of Object.values(seeded)) await measureP50(size, seconds)
  for (let round = 0; round < rounds; round++) {
    for (const size of ['small', 'large'] as const) {
      const times = await measureP50(seeded[size], seconds)
      for (const [name, ms] of Object.entries(times)) add(`${size} ${name}`, ms)
    }
  }
  await Promise.all([seeded.small.app.stop(), seeded.large.app.stop()])
  const answer = medianOf('small answer')
  const list = medianOf('small list')
  const large = medianOf('large answer')
  const goal = { goal: '20', comparison: 'at most' } as const
  return [
    {
      ...goal,
      label: 'answer from the record',
      limit: 4,
      unit: '× list',
      value: answer / list,
      details: `${formatComparedValues(answer, list)} ms`,
    },
    {
      ...goal,
      label: 'answer with a million activities',
      limit: 1.3,
      unit: '× small',
      value: large / answer,
      details: `${formatComparedValues(large, answer)} ms`,
    },
  ]
}
