import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { startPostgres, type Postgres } from '#scripts/postgres.ts'
import { cpuOf, cpuOfPid, type Running } from '#scripts/server-process.ts'
import { connect } from '#server/db/connect.ts'
import { hello } from './app.ts'
import { startApp, urlOf, type Bench, type Part } from './bench.ts'
import { notebook, ratio } from './figures.ts'
import { load } from './load.ts'
import { rawPostgres } from './raw-postgres.ts'
import { seedFamilies, type Family } from './seed.ts'

const connections = 16

const cpuOfAll = ({ processes }: Postgres) => processes().reduce((sum, pid) => sum + cpuOfPid(pid), 0)

/** Awards, each connection that of another family. */
const award = async (app: Running, server: Postgres, families: readonly Family[], seconds: number) => {
  const before = { app: cpuOf(app), server: cpuOfAll(server) }
  const done = await load(urlOf(app, '/api/behaviors'), {
    connections,
    seconds,
    // The app and PostgreSQL share the cores with it.
    sleeps: true,
    status: 201,
    method: 'POST',
    each: (n) => {
      const { cookie = '', childId = '' } = families[n] ?? {}
      return { headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(hello(childId)) }
    },
  })
  const us = (seconds_: number) => (seconds_ / done.total) * 1e6
  return {
    perSecond: done.perSecond,
    appUs: us(cpuOf(app) - before.app),
    serverUs: us(cpuOfAll(server) - before.server),
  }
}

const measure = async ({ folder, rounds, seconds }: Bench, server: Postgres) => {
  const dataDir = mkdtempSync(path.join(folder, 'postgres-'))
  const url = await server.createDatabase('glowjar')
  const database = await connect({ postgres: url })
  const families = await seedFamilies(database, dataDir, connections)
  await database.close()
  const app = await startApp(dataDir, { DATABASE_URL: url })
  const raw = await rawPostgres(await server.createDatabase('raw'), connections)
  const { keep, of } = notebook()
  for (let round = 0; round < rounds; round++) {
    keep('raw', await raw.measure(seconds))
    const { perSecond, appUs, serverUs } = await award(app, server, families, seconds)
    keep('write', perSecond)
    keep('app', appUs)
    keep('server', serverUs)
  }
  await raw.close()
  await app.stop()
  return of
}

/** Durable writes on PostgreSQL, beside its own commits. Goal 7. */
export const onPostgres: Part = async (bench) => {
  const server = await startPostgres({ durable: true })
  try {
    const of = await measure(bench, server)
    for (const name of ['app', 'server']) bench.facts.set(`write on PostgreSQL, ${name}`, of(name))
    const what = `durable award on PostgreSQL, ${connections} connections`
    const reached = of('write') / of('raw')
    const from = `${ratio(of('write'), of('raw'))} a second`
    const cpu = (whose: string, name: string) => ({
      what: `processor time of an award, ${whose}`,
      unit: 'µs',
      reached: of(name),
    })
    return [
      { goal: '7', what, want: 'at least', hold: 0.3, aim: 0.5, unit: '× raw', reached, from },
      cpu('the app', 'app'),
      cpu('PostgreSQL', 'server'),
    ]
  } finally {
    await server.stop()
  }
}
