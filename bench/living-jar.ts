import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { findZoneAt, hoursOfHome } from './data-folder.ts'
import type { GoalMeasurement } from './measurements.ts'
import { measureSignedIn, type SignedInBrowser } from './signed-in-browser.ts'
import { median } from './statistics.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const seconds = Number(process.env['SECONDS'] ?? 5)
const traceSeconds = 2
/** The jar is quiet when the page was not touched for 30 seconds. */
const quietAfterMs = 31_000

/** What the main thread of a page does, per second. */
interface MainThreadWork {
  /** Share of the time, in percent. */
  busy: number
  layouts: number
  styleRecalculations: number
}

const readMetrics = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

const measureMainThread = async (page: Page): Promise<MainThreadWork> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await readMetrics(session)
  await page.waitForTimeout(seconds * 1000)
  const after = await readMetrics(session)
  await session.detach()
  const perSecond = (name: string) => (after(name) - before(name)) / (after('Timestamp') - before('Timestamp'))
  return {
    busy: perSecond('TaskDuration') * 100,
    layouts: perSecond('LayoutCount'),
    styleRecalculations: perSecond('RecalcStyleCount'),
  }
}

/** Returns how many frames a page draws in a second. */
const countFrames = async (browser: Browser, page: Page): Promise<number> => {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  })
  await page.waitForTimeout(traceSeconds * 1000)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: { name: string }[] }
  return trace.traceEvents.filter(({ name }) => name === 'DrawFrame').length / traceSeconds
}

/** A home whose lights drift. */
interface Home {
  name: string
  hour: number
  viewport: { width: number; height: number }
  /** How many jars stand on it. */
  children: number
}

const phone = { width: 390, height: 844 }

const homes: readonly Home[] = [
  ...Object.entries(hoursOfHome).map(([name, hour]) => ({ name, hour, viewport: phone, children: 1 })),
  { name: 'shelf of three', hour: hoursOfHome.day, viewport: { width: 1280, height: 800 }, children: 3 },
]

const openHome = async (context: BrowserContext, url: string, state: 'moving' | 'still'): Promise<Page> => {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: state === 'still' ? 'reduce' : 'no-preference' })
  await page.goto(url)
  const fireflies = page.locator('[data-fireflies="moving"]')
  if (state === 'moving') await fireflies.first().waitFor()
  else await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  // What is loaded when nobody touches the page for four seconds.
  await page.waitForTimeout(5000)
  return page
}

interface Samples {
  moving: MainThreadWork[]
  still: MainThreadWork[]
  quiet: MainThreadWork[]
  movingFrames: number
  quietFrames: number
}

const measure = async ({ browser, url, createContext, addChild }: SignedInBrowser, home: Home): Promise<Samples> => {
  for (let count = 1; count < home.children; count++) await addChild(40)
  const context = await createContext({ viewport: home.viewport })
  const samples: Samples = { moving: [], still: [], quiet: [], movingFrames: 0, quietFrames: 0 }
  for (let round = 0; round < rounds; round++) {
    for (const state of ['still', 'moving'] as const) {
      const page = await openHome(context, url, state)
      samples[state].push(await measureMainThread(page))
      await page.close()
    }
  }
  const page = await openHome(context, url, 'moving')
  samples.movingFrames = await countFrames(browser, page)
  await page.waitForTimeout(quietAfterMs)
  await page.locator('[data-fireflies="quiet"]').first().waitFor({ state: 'attached' })
  for (let round = 0; round < rounds; round++) samples.quiet.push(await measureMainThread(page))
  samples.quietFrames = await countFrames(browser, page)
  await context.close()
  return samples
}

const createMeasurements = (
  { name: home }: Home,
  { moving, still, quiet, movingFrames, quietFrames }: Samples,
): GoalMeasurement[] => {
  const medianOf = (works: readonly MainThreadWork[], name: keyof MainThreadWork) =>
    median(works.map((work) => work[name]))
  const more = (works: readonly MainThreadWork[], name: keyof MainThreadWork) =>
    medianOf(works, name) - medianOf(still, name)
  const compare = (name: keyof MainThreadWork) =>
    `${medianOf(moving, name).toFixed(2)} : ${medianOf(still, name).toFixed(2)}`
  const atMost = { goal: '18', comparison: 'at most' } as const
  return [
    {
      ...atMost,
      label: `living jar, ${home}: main thread beyond a still jar`,
      value: more(moving, 'busy'),
      limit: 1,
      unit: '%',
      details: compare('busy'),
    },
    {
      ...atMost,
      label: `living jar, ${home}: layouts beyond a still jar`,
      value: more(moving, 'layouts'),
      limit: 0.1,
      unit: 'a second',
      details: compare('layouts'),
    },
    {
      ...atMost,
      label: `living jar, ${home}: style recalculations beyond it`,
      value: more(moving, 'styleRecalculations'),
      limit: 0.1,
      unit: 'a second',
      details: compare('styleRecalculations'),
    },
    {
      ...atMost,
      label: `quiet jar, ${home}: main thread beyond a still jar`,
      value: more(quiet, 'busy'),
      limit: 1,
      unit: '%',
    },
    {
      ...atMost,
      label: `quiet jar, ${home}: frames`,
      value: quietFrames,
      limit: 0.5,
      unit: 'a second',
      details: `${movingFrames.toFixed(0)} while it moves`,
    },
  ]
}

for (const home of homes) {
  await measureSignedIn(
    async (signedIn) => createMeasurements(home, await measure(signedIn, home)),
    findZoneAt(home.hour),
  )
}
