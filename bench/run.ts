import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '#scripts/ports.ts'
import { cpuOf, memoryOf, serveArguments, startServer, type Running } from '#scripts/server-process.ts'
import { hello, install } from './app.ts'
import { firstWords, pollBesideStreams, startSilentModel } from './chat.ts'
import { isHeld, lineOf, median, type Figure } from './figures.ts'
import { load } from './load.ts'
import { liveFor } from './long-life.ts'
import { rawWrites } from './raw-writes.ts'
import { growthOfScreens } from './screens.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 3)
const listed = 20

// Not the system's folder for temporary files: that may be memory, which has no commit to wait for.
const folder = mkdtempSync(path.resolve('data-bench-'))
const url = (server: Running, where: string) => `http://127.0.0.1:${server.port}${where}`

const startApp = async (dataDir: string, settings: Record<string, string> = {}) =>
  startServer(
    serveArguments(),
    await freePort(),
    { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', ...settings },
    '/api/health',
  )

const measure = async () => {
  const installation = await install(folder)
  const starts: number[] = []
  for (let i = 0; i < rounds; i++) {
    const once = await startApp(installation.folder)
    starts.push(once.startMs)
    await once.stop()
  }
  const app = await startApp(installation.folder)
  const atRest = memoryOf(app)
  const bare = await startServer([path.resolve('bench/bare-server.ts')], await freePort(), {})
  const headers = { cookie: installation.cookie }
  const child = await installation.prepare(url(app, ''), listed)
  const listUrl = url(app, `/api/activities/${child}?limit=${listed}`)
  const writing = { method: 'POST' as const, status: 201, seconds, body: JSON.stringify(hello(child)) }
  const json = { ...headers, 'content-type': 'application/json' }

  const seen: Record<string, number[]> = {}
  const keep = (name: string, value: number) => (seen[name] ??= []).push(value)
  for (let round = 0; round < rounds; round++) {
    const raw = rawWrites(folder, seconds)
    keep('raw', raw.perSecond)
    keep('raw p50', raw.p50Ms)
    keep('write', (await load(url(app, '/api/behaviors'), { ...writing, connections: 10, headers: json })).perSecond)
    keep('write p50', (await load(url(app, '/api/behaviors'), { ...writing, connections: 1, headers: json })).p50Ms)

    const tag = (await fetch(listUrl, { headers })).headers.get('etag') ?? ''
    keep('bare 304', (await load(url(bare, '/unchanged'), { connections: 10, seconds, status: 304 })).perSecond)
    const before = cpuOf(app)
    const poll = await load(listUrl, {
      connections: 10,
      seconds,
      status: 304,
      headers: { ...headers, 'if-none-match': tag },
    })
    keep('poll', poll.perSecond)
    keep('poll cpu', ((cpuOf(app) - before) / poll.total) * 1e6)
    keep('bare', (await load(url(bare, '/json'), { connections: 10, seconds, status: 200 })).perSecond)
    keep('list', (await load(listUrl, { connections: 10, seconds, status: 200, headers })).perSecond)
  }
  const afterLoad = memoryOf(app)
  await app.stop()
  await bare.stop()
  const of = (name: string) => median(seen[name] ?? [])
  return { of, starts, atRest, afterLoad }
}

/** The screens of a child with three years of habits, beside those of one that began the day before yesterday. */
const measureScreens = async () => {
  const dataDir = mkdtempSync(path.join(folder, 'lives-'))
  const lives = { long: await liveFor(dataDir, 3 * 365), short: await liveFor(dataDir, 3) }
  const app = await startApp(dataDir)
  const screens = await growthOfScreens(url(app, ''), lives, rounds)
  await app.stop()
  return screens
}

const openStreams = 200

/** The chat: how soon it answers, and what a poll takes beside answers that are under way. */
const measureChat = async () => {
  const { folder: dataDir, cookie, prepare } = await install(folder)
  const model = await startSilentModel()
  const app = await startApp(dataDir, { AI_BASE_URL: model.url, AI_MODEL: 'silent' })
  const baseUrl = url(app, '')
  const asker = { baseUrl, cookie, childId: await prepare(baseUrl, listed) }
  const words = await firstWords(asker, rounds)
  const polls = await pollBesideStreams(asker, openStreams, rounds)
  await app.stop()
  model.stop()
  return { words, polls }
}

const ratio = (a: number, b: number) => `${a.toFixed(a < 10 ? 2 : 0)} : ${b.toFixed(b < 10 ? 2 : 0)}`

const report = async () => {
  const { of, starts, atRest, afterLoad } = await measure()
  const write = { goal: '5', what: 'durable award, 10 connections', want: 'at least', hold: 0.55, unit: '× raw' }
  const alone = { goal: '6', what: 'durable award, 1 connection, p50', want: 'at most', hold: 3, unit: '× raw' }
  const poll = { goal: '9', what: 'poll answered 304', want: 'at least', hold: 0.25, unit: '× bare' }
  const pollCpu = { goal: '9', what: 'processor time of a poll', want: 'at most', hold: 60, unit: 'µs' }
  const list = { goal: '10', what: `list of ${listed} activities`, want: 'at least', hold: 0.15, unit: '× bare' }
  const start = { goal: '14', what: 'cold start to the first answer', want: 'at most', hold: 0.5, unit: 's' }
  const rest = { goal: '15', what: 'memory at rest', want: 'at most', hold: 110, unit: 'MB' }
  const loaded = { goal: '15', what: 'memory after load', want: 'at most', hold: 180, unit: 'MB' }
  const beside = (a: string, b: string, unit: string) => ({
    reached: of(a) / of(b),
    from: `${ratio(of(a), of(b))} ${unit}`,
  })
  const figures = [
    { ...write, ...beside('write', 'raw', 'a second') },
    { ...alone, ...beside('write p50', 'raw p50', 'ms') },
    { ...poll, ...beside('poll', 'bare 304', 'a second') },
    { ...pollCpu, reached: of('poll cpu') },
    { ...list, ...beside('list', 'bare', 'a second') },
    { ...start, reached: median(starts) / 1000 },
    { ...rest, reached: atRest },
    { ...loaded, reached: afterLoad },
  ] as Figure[]
  const grown = { goal: '–', want: 'at most', hold: 1.3, unit: '× new' } as const
  for (const { screen, ratio: reached } of await measureScreens()) {
    figures.push({ ...grown, what: `${screen} of a child with a long life`, reached })
  }
  const { words, polls } = await measureChat()
  const first = { goal: '17', what: 'first words of a built-in answer', want: 'at most', hold: 20, unit: 'ms' } as const
  const busy = {
    goal: '17',
    what: `poll p99 beside ${openStreams} answers`,
    want: 'at most',
    hold: 1.5,
    unit: '× alone',
  } as const
  figures.push({ ...first, reached: words })
  const pollFrom = `${ratio(polls.beside, polls.without)} ms`
  figures.push({ ...busy, reached: polls.beside / polls.without, from: pollFrom })
  for (const figure of figures) console.log(lineOf(figure))
  return figures.every(isHeld)
}

try {
  process.exitCode = (await report()) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
