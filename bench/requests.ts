import path from 'node:path'
import { findFreePort } from '#scripts/ports.ts'
import { readCpuSeconds, readMemoryMb, startServer, type RunningServer } from '#scripts/server-process.ts'
import { budgets } from './budgets.ts'
import { startApp, toUrlOnServer, type Benchmark, type BenchmarkContext } from './context.ts'
import { createOwnAwardBody, createDataFolderWithMember, type DataFolderWithMember } from './data-folder.ts'
import { flushDisk, runLoadTest, type LoadTestOptions } from './load-generator.ts'
import { formatComparedValues } from './measurements.ts'
import { measureRawSqlite } from './raw-sqlite.ts'
import { createSampleCollector, median } from './statistics.ts'

const activityCount = 20

/** Returns the median seconds from the start of the process to its first response. */
const measureStartup = async ({ rounds }: BenchmarkContext, { folder }: DataFolderWithMember) => {
  const startTimesMs: number[] = []
  for (let i = 0; i < rounds; i++) {
    const app = await startApp(folder)
    startTimesMs.push(app.startMs)
    await app.stop()
  }
  return median(startTimesMs) / 1000
}

/** Runs a load and adds the CPU time per request, in microseconds. */
const runLoadTestWithCpu = async (app: RunningServer, url: string, options: LoadTestOptions) => {
  const before = readCpuSeconds(app)
  const result = await runLoadTest(url, options)
  return { ...result, cpuUs: ((readCpuSeconds(app) - before) / result.total) * 1e6 }
}

// The speed of a disk varies from second to second: short alternating slices give both sides the same conditions.
const slicesPerRound = 4

const sampleRounds = async (context: BenchmarkContext, app: RunningServer, installation: DataFolderWithMember) => {
  const { folder, rounds, seconds } = context
  const { cookie, addChildWithActivities } = installation
  const { add, medianOf } = createSampleCollector()
  const bareServer = await startServer([path.resolve('bench/bare-server.ts')], await findFreePort(), {})
  const headers = { cookie }
  const childId = await addChildWithActivities(toUrlOnServer(app), activityCount)
  const awardUrl = toUrlOnServer(app, '/api/behaviors')
  const listUrl = toUrlOnServer(app, `/api/activities/${childId}?limit=${activityCount}`)
  const listOptions = { connections: 10, seconds, status: 200, headers }
  const awardOptions: LoadTestOptions = {
    ...listOptions,
    method: 'POST',
    status: 201,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(createOwnAwardBody(childId)),
    freshKeys: true,
  }
  await runLoadTest(awardUrl, awardOptions)
  for (let round = 0; round < rounds; round++) {
    for (let slice = 0; slice < slicesPerRound; slice++) {
      await flushDisk()
      const raw = await measureRawSqlite(folder, seconds / slicesPerRound)
      add('raw', raw.perSecond)
      add('raw p50', raw.p50Ms)
      await flushDisk()
      const oneConnection = { ...awardOptions, connections: 1, seconds: seconds / slicesPerRound }
      add('write p50', (await runLoadTest(awardUrl, oneConnection)).p50Ms)
    }
    await flushDisk()
    const write = await runLoadTestWithCpu(app, awardUrl, awardOptions)
    add('write', write.perSecond)
    add('write cpu', write.cpuUs)
    const etag = (await fetch(listUrl, { headers })).headers.get('etag') ?? ''
    add(
      'bare 304',
      (await runLoadTest(toUrlOnServer(bareServer, '/unchanged'), { ...listOptions, status: 304 })).perSecond,
    )
    const pollOptions = { ...listOptions, status: 304, headers: { ...headers, 'if-none-match': etag } }
    const poll = await runLoadTestWithCpu(app, listUrl, pollOptions)
    add('poll', poll.perSecond)
    add('poll cpu', poll.cpuUs)
    add('bare', (await runLoadTest(toUrlOnServer(bareServer, '/json'), listOptions)).perSecond)
    const list = await runLoadTestWithCpu(app, listUrl, listOptions)
    add('list', list.perSecond)
    add('list cpu', list.cpuUs)
  }
  await bareServer.stop()
  return medianOf
}

/** Measures awards, polls and lists relative to their lower bounds, startup time and memory. Goals 5, 6, 9, 10, 14, 15. */
export const measureRequests: Benchmark = async (context) => {
  const installation = await createDataFolderWithMember(context.folder)
  const startup = await measureStartup(context, installation)
  const app = await startApp(installation.folder)
  const medianOf = await sampleRounds(context, app, installation)
  const loadedMemory = readMemoryMb(app)
  await app.stop()
  for (const name of ['poll cpu', 'write cpu', 'list cpu']) context.results.set(name, medianOf(name))
  const ratioOf = (a: string, b: string, unit: string) => ({
    value: medianOf(a) / medianOf(b),
    details: `${formatComparedValues(medianOf(a), medianOf(b))} ${unit}`,
  })
  const cpuOfRequest = (request: string, name: string) => ({
    label: `CPU time of ${request}`,
    unit: 'µs',
    value: medianOf(name),
  })
  const min = { comparison: 'at least' } as const
  const max = { comparison: 'at most' } as const
  const awardP50 = {
    label: 'durable award, 1 connection, p50',
    unit: '× raw',
    ...ratioOf('write p50', 'raw p50', 'ms'),
  }
  const poll = { label: 'poll answered with 304', unit: '× bare', ...ratioOf('poll', 'bare 304', 'per second') }
  const list = {
    label: `list of ${activityCount} activities`,
    unit: '× bare',
    ...ratioOf('list', 'bare', 'per second'),
  }
  return [
    { ...budgets.awardRate, target: 1, ...ratioOf('write', 'raw', 'per second') },
    { goal: '6', ...max, limit: 3, target: 2.2, ...awardP50 },
    { goal: '9', ...min, limit: 0.25, target: 0.5, ...poll },
    { goal: '9', ...max, limit: 60, ...cpuOfRequest('a poll', 'poll cpu') },
    { goal: '10', ...min, limit: 0.15, target: 0.28, ...list },
    { ...budgets.startup, value: startup },
    { goal: '15', ...max, limit: 180, target: 130, label: 'memory after load', unit: 'MB', value: loadedMemory },
    { ...budgets.awardCpu, value: medianOf('write cpu') },
    cpuOfRequest('a list', 'list cpu'),
  ]
}
