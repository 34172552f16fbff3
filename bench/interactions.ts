import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { createClient } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addReward } from '#shared/rewards/contract.ts'
import type { GoalMeasurement } from './measurements.ts'
import { measureSignedIn, type SignedInBrowser } from './signed-in-browser.ts'
import { median } from './statistics.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)

/** How much slower the processor of the phone is. */
const slowdown = 4

/** How long the finger rests on the screen, in milliseconds: while it does, the page shows that it is pressed. */
const touchMs = 80

type BoundingBox = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

interface Interaction {
  name: string
  path: string
  locate: (page: Page) => Locator
}

const tile = (page: Page) => page.getByRole('button', { name: /Said hello/ }).first()

const interactions: readonly Interaction[] = [
  { name: 'home: award', path: '', locate: tile },
  { name: 'home: check in', path: '', locate: (page) => page.getByRole('button', { name: /Read a page/ }).first() },
  { name: 'behaviours: award', path: 'behaviors', locate: tile },
  {
    name: 'habits: check in',
    path: 'habits',
    locate: (page) => page.getByRole('button', { name: /Check in/ }).first(),
  },
  { name: 'moments: face', path: 'moments', locate: (page) => page.getByRole('radio', { name: 'Happy' }).first() },
  {
    name: 'rewards: redeem',
    path: 'rewards',
    locate: (page) => page.getByRole('button', { name: /Redeem/ }).first(),
  },
]

declare global {
  interface Window {
    /** The durations of the interactions, in milliseconds. */
    interactionMs: number[]
  }
}

/** Makes pages record how long each interaction takes until the next paint: the entries of which INP is the worst. */
const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.interactionMs = []
    const options = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.interactionMs.push(entry.duration)
    }).observe(options)
  })

/** Touches the middle of a rectangle for as long as a finger does; `Locator.tap` lifts it at once. */
const touch = async (session: CDPSession, box: BoundingBox | null): Promise<void> => {
  if (!box) throw new Error('What is tapped is not on the page.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Returns the longest time from the tap to the next paint, in milliseconds. */
const measureTap = async (page: Page, url: string, { path, locate }: Interaction): Promise<number> => {
  await recordInteractions(page)
  await page.goto(`${url}en/${path}`)
  const target = locate(page)
  await page.waitForLoadState('networkidle')
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await touch(session, await target.boundingBox())
  await page.waitForTimeout(2000)
  const times = await page.evaluate(() => window.interactionMs)
  if (times.length === 0) throw new Error(`${path}: the tap was not recorded.`)
  return Math.max(...times)
}

/** Adds a habit and a reward for each round, because each can be used once. */
const addThings = async ({ url, cookie, childId }: SignedInBrowser): Promise<void> => {
  const { call } = createClient((path, init) =>
    fetch(new URL(path, url), { ...init, headers: { ...init.headers, cookie } }),
  )
  for (let round = 0; round < 2 * rounds; round++)
    await call(addHabit, { body: { childId, title: `Read a page ${round}`, difficulty: 'easy', targetDays: 21 } })
  await call(addReward, { body: { childId, title: 'A picnic', pointsCost: 10, category: 'activity' } })
}

const measure = async (signedIn: SignedInBrowser): Promise<GoalMeasurement[]> => {
  await addThings(signedIn)
  const context = await signedIn.createContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const measurements: GoalMeasurement[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const page = await context.newPage()
      times.push(await measureTap(page, signedIn.url, interaction))
      await page.close()
    }
    measurements.push({
      goal: '19',
      label: `${interaction.name}, from the tap to the next paint`,
      value: median(times),
      unit: 'ms',
      comparison: 'at most',
      limit: 100,
      details: times.join(' '),
    })
  }
  await context.close()
  return measurements
}

await measureSignedIn(measure)
