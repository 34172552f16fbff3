import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { RunningServer } from '#scripts/server-process.ts'
import { connect } from '#server/db/connect.ts'
import { budgets } from './budgets.ts'
import { startApp, toUrlOnServer, type Benchmark, type BenchmarkContext } from './context.ts'
import { createAwardBody } from './data-folder.ts'
import { flushDisk, runLoadTest } from './load-generator.ts'
import { formatComparedValues } from './measurements.ts'
import { seedActivities } from './seed-activities.ts'
import { seedFamilies, type Family } from './seed-families.ts'
import { createSampleCollector } from './statistics.ts'

const activityCounts = { small: 1000, large: 1_000_000 }
const childCount = 20

interface SeededApp {
  app: RunningServer
  family: Family
  bytesPerActivity: number
}

const startAppWithActivities = async (folder: string, count: number): Promise<SeededApp> => {
  const dataDir = mkdtempSync(path.join(folder, 'growth-'))
  const database = await connect({ folder: dataDir })
  const families = await seedFamilies(database, dataDir, childCount)
  await database.close()
  const bytesPerActivity = seedActivities(dataDir, families, count)
  const [family] = families
  if (!family) throw new Error('There is no family.')
  return { app: await startApp(dataDir), family, bytesPerActivity }
}

/** Returns the p50 of a list, a poll and an award of one child, in milliseconds. */
const measureP50 = async ({ app, family }: SeededApp, seconds: number) => {
  const headers = { cookie: family.cookie }
  const url = toUrlOnServer(app, `/api/activities/${family.childId}?limit=20`)
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const options = { connections: 10, seconds: seconds / 3, headers }
  const list = await runLoadTest(url, { ...options, status: 200 })
  const poll = await runLoadTest(url, { ...options, status: 304, headers: { ...headers, 'if-none-match': etag } })
  await flushDisk()
  const award = await runLoadTest(toUrlOnServer(app, '/api/behaviors'), {
    ...options,
    method: 'POST',
    status: 201,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(createAwardBody(family.childId)),
  })
  return { list: list.p50Ms, poll: poll.p50Ms, award: award.p50Ms }
}

/** Compares a database of a million activities with one of a thousand, and measures bytes per activity. Goals 12, 16. */
export const measureDataGrowth: Benchmark = async ({ folder, rounds, seconds, results }: BenchmarkContext) => {
  const seeded = {
    small: await startAppWithActivities(folder, activityCounts.small),
    large: await startAppWithActivities(folder, activityCounts.large),
  }
  const { add, medianOf } = createSampleCollector()
  for (const size of Object.values(seeded)) await measureP50(size, seconds)
  for (let round = 0; round < rounds; round++) {
    for (const size of ['small', 'large'] as const) {
      const times = await measureP50(seeded[size], seconds)
      for (const [request, ms] of Object.entries(times)) add(`${size} ${request}`, ms)
    }
  }
  await Promise.all([seeded.small.app.stop(), seeded.large.app.stop()])
  const { bytesPerActivity } = seeded.large
  results.set('bytes per activity', bytesPerActivity)
  const disk = { goal: '16', comparison: 'at most', limit: 500, target: 300, unit: 'bytes' } as const
  return [
    ...(['list', 'poll', 'award'] as const).map((request) => {
      const [large, small] = [medianOf(`large ${request}`), medianOf(`small ${request}`)]
      return {
        ...budgets[`${request}Growth`],
        value: large / small,
        details: `${formatComparedValues(large, small)} ms`,
      }
    }),
    { ...disk, label: 'disk space of an activity with its act', value: bytesPerActivity },
  ]
}
