import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { addChild } from '#shared/children/contract.ts'
import { createClient } from '#shared/contract/client.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { measureHomeScriptsByFile, measureLandingPage } from '#scripts/built-web.ts'
import { findFreePort } from '#scripts/ports.ts'
import { readServeArguments, startServer } from '#scripts/server-process.ts'
import { createDataFolderWithMember, findZoneAt, hoursOfHome } from './data-folder.ts'
import { auditPage, loadLighthouse, type Audit, type Lighthouse } from './lighthouse-audit.ts'
import { formatMeasurement, meetsLimit, type GoalMeasurement, type Measurement } from './measurements.ts'
import { median } from './statistics.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const toKilobytes = (bytes: number) => bytes / 1024
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Adds a second child, three habits and a check-in to the family. */
const extendFamily = async (baseUrl: string, cookie: string, childId: string, timeZone: string): Promise<void> => {
  const { call } = createClient((url, init) =>
    fetch(new URL(url, baseUrl), { ...init, headers: { ...init.headers, cookie } }),
  )
  await call(addChild, { body: { name: 'Ben' } })
  for (const title of ['Brush teeth', 'Read for ten minutes', 'Lay out tomorrow’s clothes']) {
    const habit = await call(addHabit, { body: { childId, title, difficulty: 'easy', targetDays: 21 } })
    if (title === 'Brush teeth')
      await call(checkIn, { params: { habitId: habit.id }, body: { date: dayIn(Date.now(), timeZone) } })
  }
}

const createPageMeasurements = (
  page: string,
  audits: readonly Audit[],
  options: { seo: boolean },
): GoalMeasurement[] => {
  const medianOf = (
    name: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls',
    factor = 1,
  ) => median(audits.map((audit) => audit[name] * factor))
  const score = { goal: '3', comparison: 'at least', limit: 100, unit: 'of 100' } as const
  const max = { goal: '3', comparison: 'at most' } as const
  return [
    { ...score, label: `${page}: performance`, value: medianOf('performance', 100), limit: 95, target: 100 },
    { ...score, label: `${page}: accessibility`, value: medianOf('accessibility', 100) },
    { ...score, label: `${page}: best practices`, value: medianOf('bestPractices', 100) },
    ...(options.seo ? [{ ...score, label: `${page}: SEO`, value: medianOf('seo', 100) }] : []),
    { ...max, label: `${page}: largest contentful paint`, value: medianOf('lcp') / 1000, limit: 2.2, unit: 's' },
    { ...max, label: `${page}: total blocking time`, value: medianOf('tbt'), limit: 100, unit: 'ms' },
    { ...max, label: `${page}: cumulative layout shift`, value: medianOf('cls'), limit: 0.02, unit: '' },
  ]
}

type Audits = Record<'landing' | 'day' | 'evening', readonly Audit[]>

const createMeasurements = ({ landing, day, evening }: Audits): (GoalMeasurement | Measurement)[] => {
  const [lastHome] = day.slice(-1)
  const [lastLanding] = landing.slice(-1)
  const homeRequests = lastHome?.requests ?? []
  const ofType = (type: string) =>
    sum(homeRequests.filter((request) => request.type === type).map(({ bytes }) => bytes))
  const byBrowser = homeRequests.filter(({ path: file }) => /webmanifest|favicon|icon-/.test(file)).length
  const atMost = { comparison: 'at most', unit: 'KB' } as const
  const partsWithoutIcons = toKilobytes(sum(Object.values(measureLandingPage('en'))))
  const landingTotal = toKilobytes(sum(lastLanding?.requests.map(({ bytes }) => bytes) ?? []))
  return [
    {
      ...atMost,
      goal: '1',
      label: 'home: JavaScript until the first paint, gzip',
      value: toKilobytes(sum([...measureHomeScriptsByFile().values()])),
      limit: 120,
      target: 90,
    },
    { label: 'home by day: all JavaScript until idle, gzip', value: toKilobytes(ofType('Script')), unit: 'KB' },
    {
      ...atMost,
      goal: '2',
      label: 'landing page: all files until idle, gzip',
      value: landingTotal,
      limit: 120,
      target: 40,
      details: `${partsWithoutIcons.toFixed(1)} KB without the pictures and the icons of the manifest`,
    },
    ...createPageMeasurements('landing page', landing, { seo: true }),
    ...createPageMeasurements('home by day', day, { seo: false }),
    ...createPageMeasurements('home in the evening', evening, { seo: false }),
    {
      goal: '4',
      label: 'home: requests of a cold load',
      comparison: 'at most',
      value: Math.max(...[day, evening].map((audits) => median(audits.map(({ requests }) => requests.length)))),
      limit: 12,
      target: 8,
      unit: '',
      details: `${byBrowser} of them by the browser itself: manifest and icons`,
    },
    {
      label: 'speed of this machine, rated by Lighthouse',
      value: median([...landing, ...day, ...evening].map(({ benchmarkIndex }) => benchmarkIndex)),
      unit: '',
      details: 'below 1,500 the machine is too busy or too slow for the times above',
    },
  ]
}

const folder = mkdtempSync(path.resolve('data-bench-'))
/** Audits the landing page and the home of a family whose time of day is that hour. */
const auditAt = async (lighthouse: Lighthouse, hour: number, pages: readonly ('landing' | 'home')[]) => {
  const timeZone = findZoneAt(hour)
  const installation = await createDataFolderWithMember(folder, timeZone)
  const settings = { DATA_DIR: installation.folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const app = await startServer(readServeArguments(), await findFreePort(), settings, '/api/health')
  const audits = { landing: [] as Audit[], home: [] as Audit[] }
  try {
    const url = `http://localhost:${app.port}/`
    await extendFamily(url, installation.cookie, await installation.addChildWithActivities(url, 20), timeZone)
    for (let round = 0; round < rounds; round++) {
      for (const page of pages)
        audits[page].push(await auditPage(lighthouse, url, page === 'home' ? installation.cookie : undefined))
    }
  } finally {
    await app.stop()
  }
  return audits
}

try {
  const lighthouse = await loadLighthouse()
  const { landing, home: day } = await auditAt(lighthouse, hoursOfHome.day, ['landing', 'home'])
  const { home: evening } = await auditAt(lighthouse, hoursOfHome.evening, ['home'])
  const measurements = createMeasurements({ landing, day, evening })
  for (const measurement of measurements) console.log(formatMeasurement(measurement))
  if (!measurements.every(meetsLimit)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
