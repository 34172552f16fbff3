import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { startPostgres, type Postgres } from '#scripts/postgres.ts'
import { readCpuSeconds, readCpuSecondsOfPid, type RunningServer } from '#scripts/server-process.ts'
import { connect } from '#server/db/connect.ts'
import { startApp, toUrlOnServer, type Benchmark, type BenchmarkContext } from './context.ts'
import { createAwardBody } from './data-folder.ts'
import { runLoadTest } from './load-generator.ts'
import { formatComparedValues } from './measurements.ts'
import { connectRawPostgres } from './raw-postgres.ts'
import { seedFamilies, type Family } from './seed-families.ts'
import { createSampleCollector } from './statistics.ts'

const connectionCount = 16

const cpuOfAllProcesses = ({ processes }: Postgres) =>
  processes().reduce((sum, pid) => sum + readCpuSecondsOfPid(pid), 0)

/** Sends awards on all connections, each for its own family; returns the rate, and the µs of CPU of app and server per award. */
const measureAwards = async (app: RunningServer, server: Postgres, families: readonly Family[], seconds: number) => {
  const before = { app: readCpuSeconds(app), server: cpuOfAllProcesses(server) }
  const { total, perSecond } = await runLoadTest(toUrlOnServer(app, '/api/behaviors'), {
    connections: connectionCount,
    seconds,
    // The app and PostgreSQL need both cores.
    sleepWhileWaiting: true,
    status: 201,
    method: 'POST',
    perConnection: (n) => {
      const { cookie = '', childId = '' } = families[n] ?? {}
      return { headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(createAwardBody(childId)) }
    },
  })
  const usPerAward = (cpuSeconds: number) => (cpuSeconds / total) * 1e6
  return {
    perSecond,
    appUs: usPerAward(readCpuSeconds(app) - before.app),
    serverUs: usPerAward(cpuOfAllProcesses(server) - before.server),
  }
}

const sampleRounds = async ({ folder, rounds, seconds }: BenchmarkContext, server: Postgres) => {
  const dataDir = mkdtempSync(path.join(folder, 'postgres-'))
  const url = await server.createDatabase('glowjar')
  const database = await connect({ postgres: url })
  const families = await seedFamilies(database, dataDir, connectionCount)
  await database.close()
  const app = await startApp(dataDir, { DATABASE_URL: url })
  const raw = await connectRawPostgres(await server.createDatabase('raw'), connectionCount)
  const { add, medianOf } = createSampleCollector()
  for (let round = 0; round < rounds; round++) {
    add('raw', await raw.measure(seconds))
    const { perSecond, appUs, serverUs } = await measureAwards(app, server, families, seconds)
    add('award', perSecond)
    add('app', appUs)
    add('server', serverUs)
  }
  await raw.close()
  await app.stop()
  return medianOf
}

/** Measures durable awards on PostgreSQL relative to direct commits. Goal 7. */
export const measurePostgres: Benchmark = async (context) => {
  const server = await startPostgres({ durable: true })
  try {
    const medianOf = await sampleRounds(context, server)
    const label = `durable award on PostgreSQL, ${connectionCount} connections`
    const value = medianOf('award') / medianOf('raw')
    const details = `${formatComparedValues(medianOf('award'), medianOf('raw'))} per second`
    const cpuOfAward = (process: string, name: string) => ({
      label: `CPU time of an award, ${process}`,
      unit: 'µs',
      value: medianOf(name),
    })
    return [
      { goal: '7', label, comparison: 'at least', limit: 0.3, target: 0.5, unit: '× raw', value, details },
      cpuOfAward('the app', 'app'),
      cpuOfAward('PostgreSQL', 'server'),
    ]
  } finally {
    await server.stop()
  }
}
