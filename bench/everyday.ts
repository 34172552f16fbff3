import path from 'node:path'
import { freePort } from '#scripts/ports.ts'
import { cpuOf, memoryOf, startServer, type Running } from '#scripts/server-process.ts'
import { hello, install, type Installation } from './app.ts'
import { startApp, urlOf, type Bench, type Part } from './bench.ts'
import { median, notebook, ratio } from './figures.ts'
import { load, settle, type Sent } from './load.ts'
import { rawWrites } from './raw-writes.ts'

const listed = 20

const coldStarts = async ({ rounds }: Bench, { folder }: Installation) => {
  const starts: number[] = []
  for (let i = 0; i < rounds; i++) {
    const once = await startApp(folder)
    starts.push(once.startMs)
    await once.stop()
  }
  return median(starts) / 1000
}

/** The processor time of each request of a load, in microseconds. */
const costOf = async (app: Running, url: string, sent: Sent) => {
  const before = cpuOf(app)
  const done = await load(url, sent)
  return { ...done, cpuUs: ((cpuOf(app) - before) / done.total) * 1e6 }
}

// A disk has fast and slow seconds: many short turns meet both on either side.
const slices = 4

const measureRounds = async ({ folder, rounds, seconds }: Bench, app: Running, { cookie, prepare }: Installation) => {
  const { keep, of } = notebook()
  const bare = await startServer([path.resolve('bench/bare-server.ts')], await freePort(), {})
  const headers = { cookie }
  const child = await prepare(urlOf(app), listed)
  const writeUrl = urlOf(app, '/api/behaviors')
  const listUrl = urlOf(app, `/api/activities/${child}?limit=${listed}`)
  const sent = { connections: 10, seconds, status: 200, headers }
  const json = { ...headers, 'content-type': 'application/json' }
  const writing: Sent = { ...sent, method: 'POST', status: 201, headers: json, body: JSON.stringify(hello(child)) }
  await load(writeUrl, writing)
  for (let round = 0; round < rounds; round++) {
    for (let slice = 0; slice < slices; slice++) {
      await settle()
      const raw = await rawWrites(folder, seconds / slices)
      keep('raw', raw.perSecond)
      keep('raw p50', raw.p50Ms)
      await settle()
      keep('write p50', (await load(writeUrl, { ...writing, connections: 1, seconds: seconds / slices })).p50Ms)
    }
    await settle()
    const write = await costOf(app, writeUrl, writing)
    keep('write', write.perSecond)
    keep('write cpu', write.cpuUs)
    const tag = (await fetch(listUrl, { headers })).headers.get('etag') ?? ''
    keep('bare 304', (await load(urlOf(bare, '/unchanged'), { ...sent, status: 304 })).perSecond)
    const poll = await costOf(app, listUrl, { ...sent, status: 304, headers: { ...headers, 'if-none-match': tag } })
    keep('poll', poll.perSecond)
    keep('poll cpu', poll.cpuUs)
    keep('bare', (await load(urlOf(bare, '/json'), sent)).perSecond)
    const list = await costOf(app, listUrl, sent)
    keep('list', list.perSecond)
    keep('list cpu', list.cpuUs)
  }
  await bare.stop()
  return of
}

/** Writes, polls and lists beside their limits; the start, and the memory. Goals 5, 6, 9, 10, 14 and 15. */
export const everyday: Part = async (bench) => {
  const installation = await install(bench.folder)
  const start = await coldStarts(bench, installation)
  const app = await startApp(installation.folder)
  const rest = memoryOf(app)
  const of = await measureRounds(bench, app, installation)
  const loaded = memoryOf(app)
  await app.stop()
  for (const name of ['poll cpu', 'write cpu', 'list cpu']) bench.facts.set(name, of(name))
  const beside = (a: string, b: string, unit: string) => ({
    reached: of(a) / of(b),
    from: `${ratio(of(a), of(b))} ${unit}`,
  })
  const least = { want: 'at least' } as const
  const most = { want: 'at most' } as const
  const write = { what: 'durable award, 10 connections', unit: '× raw', ...beside('write', 'raw', 'a second') }
  const alone = { what: 'durable award, 1 connection, p50', unit: '× raw', ...beside('write p50', 'raw p50', 'ms') }
  const poll = { what: 'poll answered 304', unit: '× bare', ...beside('poll', 'bare 304', 'a second') }
  const list = { what: `list of ${listed} activities`, unit: '× bare', ...beside('list', 'bare', 'a second') }
  const cpu = (what: string, name: string) => ({ what: `processor time of ${what}`, unit: 'µs', reached: of(name) })
  return [
    { goal: '5', ...least, hold: 0.55, aim: 1, ...write },
    { goal: '6', ...most, hold: 3, aim: 2.2, ...alone },
    { goal: '9', ...least, hold: 0.25, aim: 0.5, ...poll },
    { goal: '9', ...most, hold: 60, ...cpu('a poll', 'poll cpu') },
    { goal: '10', ...least, hold: 0.15, aim: 0.28, ...list },
    { goal: '14', ...most, hold: 0.5, aim: 0.3, what: 'cold start to the first answer', unit: 's', reached: start },
    { goal: '15', ...most, hold: 110, aim: 90, what: 'memory at rest', unit: 'MB', reached: rest },
    { goal: '15', ...most, hold: 180, aim: 130, what: 'memory after load', unit: 'MB', reached: loaded },
    cpu('an award', 'write cpu'),
    cpu('a list', 'list cpu'),
  ]
}
