import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { addChild } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { homeScripts, landingParts } from '#scripts/built-web.ts'
import { freePort } from '#scripts/ports.ts'
import { serveArguments, startServer } from '#scripts/server-process.ts'
import { install } from './app.ts'
import { isHeld, lineOf, median, type Figure, type Told } from './figures.ts'
import { audit, loadLighthouse, type Audit } from './lighthouse-audit.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const kilobytes = (bytes: number) => bytes / 1024
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A family as there are many: two children, three habits, and some days of awards. */
const makeFamily = async (baseUrl: string, cookie: string, childId: string): Promise<void> => {
  const { call } = createClient((url, init) =>
    fetch(new URL(url, baseUrl), { ...init, headers: { ...init.headers, cookie } }),
  )
  await call(addChild, { body: { name: 'Ben' } })
  for (const title of ['Brush teeth', 'Read for ten minutes', 'Lay out tomorrow’s clothes']) {
    const habit = await call(addHabit, { body: { childId, title, difficulty: 'easy', targetDays: 21 } })
    if (title === 'Brush teeth')
      await call(checkIn, { params: { habitId: habit.id }, body: { date: dayIn(Date.now(), 'UTC') } })
  }
}

const figuresOf = (page: string, audits: readonly Audit[], wants: { seo: boolean }): Figure[] => {
  const of = (name: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls', times = 1) =>
    median(audits.map((one) => one[name] * times))
  const score = { goal: '3', want: 'at least', hold: 100, unit: 'of 100' } as const
  const most = { goal: '3', want: 'at most' } as const
  return [
    { ...score, what: `${page}: performance`, reached: of('performance', 100), hold: 95, aim: 100 },
    { ...score, what: `${page}: accessibility`, reached: of('accessibility', 100) },
    { ...score, what: `${page}: best practices`, reached: of('bestPractices', 100) },
    ...(wants.seo ? [{ ...score, what: `${page}: SEO`, reached: of('seo', 100) }] : []),
    { ...most, what: `${page}: largest contentful paint`, reached: of('lcp') / 1000, hold: 2.2, unit: 's' },
    { ...most, what: `${page}: total blocking time`, reached: of('tbt'), hold: 100, unit: 'ms' },
    { ...most, what: `${page}: cumulative layout shift`, reached: of('cls'), hold: 0.02, unit: '' },
  ]
}

const report = (landing: readonly Audit[], home: readonly Audit[]): (Figure | Told)[] => {
  const [last] = home.slice(-1)
  const [lastLanding] = landing.slice(-1)
  const asked = last?.requests ?? []
  const ofType = (type: string) => sum(asked.filter((one) => one.type === type).map(({ bytes }) => bytes))
  const byBrowser = asked.filter(({ path: at }) => /webmanifest|favicon|icon-/.test(at)).length
  const atMost = { want: 'at most', unit: 'KB' } as const
  const parts = kilobytes(sum(Object.values(landingParts('en'))))
  const whole = kilobytes(sum(lastLanding?.requests.map(({ bytes }) => bytes) ?? []))
  return [
    {
      ...atMost,
      goal: '1',
      what: 'home: JavaScript of its first picture, gzip',
      reached: kilobytes(sum([...homeScripts().values()])),
      hold: 120,
      aim: 90,
    },
    { what: 'home: all JavaScript until it is idle, gzip', reached: kilobytes(ofType('Script')), unit: 'KB' },
    {
      ...atMost,
      goal: '2',
      what: 'landing page: everything until it is idle, gzip',
      reached: whole,
      hold: 120,
      aim: 40,
      from: `${parts.toFixed(1)} KB without the icons of the manifest`,
    },
    ...figuresOf('landing page', landing, { seo: true }),
    ...figuresOf('home', home, { seo: false }),
    {
      goal: '4',
      what: 'home: requests of a cold load',
      want: 'at most',
      reached: median(home.map(({ requests }) => requests.length)),
      hold: 12,
      aim: 8,
      unit: '',
      from: `${byBrowser} of them the browser's own: manifest and icons`,
    },
    {
      what: 'this machine, as Lighthouse rates it',
      reached: median([...landing, ...home].map(({ machine }) => machine)),
      unit: '',
      from: 'below 1,500 it is too busy or too slow for the times above to mean a phone',
    },
  ]
}

const folder = mkdtempSync(path.resolve('data-bench-'))
try {
  const lighthouse = await loadLighthouse()
  const installation = await install(folder)
  const settings = { DATA_DIR: installation.folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const app = await startServer(serveArguments(), await freePort(), settings, '/api/health')
  try {
    const url = `http://localhost:${app.port}/`
    await makeFamily(url, installation.cookie, await installation.prepare(url, 20))
    const audits = { landing: [] as Audit[], home: [] as Audit[] }
    for (let round = 0; round < rounds; round++) {
      audits.landing.push(await audit(lighthouse, url))
      audits.home.push(await audit(lighthouse, url, installation.cookie))
    }
    const figures = report(audits.landing, audits.home)
    for (const figure of figures) console.log(lineOf(figure))
    if (!figures.every(isHeld)) process.exitCode = 1
  } finally {
    await app.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
