import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { createClient } from '#shared/contract/client.ts'
import { addHabit, deleteHabit } from '#shared/habits/contract.ts'
import { addReward, deleteReward } from '#shared/rewards/contract.ts'
import { addSkill, deleteSkill } from '#shared/skills/contract.ts'
import { findZoneAt, hoursOfHome } from './data-folder.ts'
import type { GoalMeasurement, Measurement } from './measurements.ts'
import { measureSignedIn, type SignedInBrowser } from './signed-in-browser.ts'
import { median } from './statistics.ts'

const rounds = Number(process.env['ROUNDS'] ?? 9)

/** How much slower the processor of the phone is. */
const slowdown = 4

/** How long the page rests before the tap, in milliseconds: what follows its load would be measured, too. */
const restMs = 500

/** How long the finger rests on the screen, in milliseconds: while it does, the page shows that it is pressed. */
const touchMs = 80

type BoundingBox = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

interface Interaction {
  name: string
  path: string
  locate: (page: Page) => Locator
  /** What comes before the tap. */
  prepare?: (page: Page) => Promise<unknown>
}

const tile = (page: Page) => page.getByRole('button', { name: /Said hello/ }).first()

/** On the tiles that stand on home from 17:00 on, with three habits or more. */
const eveningInteractions: readonly Interaction[] = [
  {
    name: 'home in the evening: check in',
    path: '',
    locate: (page) => page.locator('[data-habit-tile]').first(),
  },
]

const interactions: readonly Interaction[] = [
  { name: 'home: award', path: '', locate: tile },
  {
    name: 'home: check in',
    path: '',
    locate: (page) => page.getByRole('button', { name: /Read a page/, pressed: false }).first(),
  },
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
    locate: (page) => page.getByRole('button', { name: /Redeem A picnic/ }),
  },
  {
    name: 'home: to the rewards',
    path: '',
    locate: (page) => page.getByRole('navigation').getByRole('link', { name: 'Rewards' }),
  },
  {
    name: 'behaviours: form of an own one',
    path: 'behaviors',
    locate: (page) => page.getByRole('button', { name: 'Add your own' }),
  },
  {
    name: 'skills: record a score',
    path: 'skills',
    prepare: (page) => page.getByRole('textbox', { name: /Rope jumps/ }).fill('12'),
    locate: (page) => page.getByRole('button', { name: /Save today’s score: Rope jumps/ }),
  },
  {
    name: 'timeline: open a row',
    path: 'timeline',
    locate: (page) => page.locator('[data-act]').getByRole('button', { expanded: false }).first(),
  },
  {
    name: 'chat: ask',
    path: 'ai-chat',
    prepare: (page) => page.getByRole('textbox').fill('My child does not want to brush her teeth'),
    locate: (page) => page.getByRole('button', { name: 'Send' }),
  },
]

declare global {
  interface Window {
    /** The durations of the interactions, in milliseconds. */
    interactionMs: number[]
  }
}

/** The shortest interaction that a browser records, in milliseconds. */
const minRecordedMs = 16

/** Makes pages record how long each interaction takes until the next paint: the entries of which INP is the worst. */
const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    window.interactionMs = []
    const options = { type: 'event', durationThreshold, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) window.interactionMs.push(entry.duration)
    }).observe(options)
  }, minRecordedMs)

/** Touches the middle of a rectangle for as long as a finger does; `Locator.tap` lifts it at once. */
const touch = async (session: CDPSession, box: BoundingBox | null): Promise<void> => {
  if (!box) throw new Error('What is tapped is not on the page.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(touchMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A page of one button that changes its own text: what a tap takes on this machine whatever the app does. */
const barePage =
  '<meta name="viewport" content="width=device-width">' +
  '<button style="height:9rem" onclick="this.textContent+=1">Button</button>'

/** Not of the app’s origin, whose service worker would answer. */
const bareUrl = `data:text/html,${encodeURIComponent(barePage)}`

/** Returns the longest time from the tap to the next paint, in milliseconds; without an interaction that of a bare page. */
const measureTap = async (page: Page, url: string, interaction?: Interaction): Promise<number> => {
  await recordInteractions(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(interaction ? `${url}en/${interaction.path}` : bareUrl)
  const target = interaction ? interaction.locate(page) : page.getByRole('button')
  await page.waitForLoadState('networkidle')
  await interaction?.prepare?.(page)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(restMs)
  await touch(session, await target.boundingBox())
  await page.waitForTimeout(2000)
  const times = await page.evaluate(() => window.interactionMs)
  // The browser records nothing shorter, as on a bare page.
  if (times.length === 0 && interaction) throw new Error(`${page.url()}: the tap was not recorded.`)
  return Math.max(minRecordedMs, ...times)
}

const measure = async (
  { url, cookie, childId, createContext }: SignedInBrowser,
  measured: readonly Interaction[],
): Promise<Measurement[]> => {
  const { call } = createClient((path, init) =>
    fetch(new URL(path, url), { ...init, headers: { ...init.headers, cookie } }),
  )
  /** Adds what can be used once a day; returns a function that deletes it. */
  const addThings = async () => {
    const habitIds = await Promise.all(
      ['Read a page', 'Read a page more', 'Read a page in bed'].map(async (title) => {
        const { id } = await call(addHabit, { body: { childId, title, difficulty: 'easy', targetDays: 21 } })
        return id
      }),
    )
    const reward = { childId, title: 'A picnic', pointsCost: 10, category: 'activity' } as const
    const { id } = await call(addReward, { body: reward })
    const jumps = { childId, title: 'Rope jumps', difficulty: 'easy', targetValue: 60, targetUnit: 'times' } as const
    const skill = await call(addSkill, { body: jumps })
    return async () => {
      for (const habitId of habitIds) await call(deleteHabit, { params: { habitId } })
      await call(deleteReward, { params: { id } })
      await call(deleteSkill, { params: { id: skill.id } })
    }
  }
  const context = await createContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const times = new Map<Interaction | undefined, number[]>()
  // By turns, because the speed of a machine varies from minute to minute.
  for (let round = 0; round < rounds; round++) {
    const deleteThings = await addThings()
    for (const interaction of [undefined, ...measured]) {
      const page = await context.newPage()
      const time = await measureTap(page, url, interaction)
      times.set(interaction, [...(times.get(interaction) ?? []), time])
      await page.close()
    }
    await deleteThings()
  }
  await context.close()
  return [...times].map(([interaction, all]) => toMeasurement(interaction, all))
}

const toMeasurement = (
  interaction: Interaction | undefined,
  times: readonly number[],
): Measurement | GoalMeasurement => ({
  ...(interaction && { goal: '19', comparison: 'at most', limit: 100 }),
  label: `${interaction?.name ?? 'a bare page with one button'}, from the tap to the next paint`,
  value: median(times),
  unit: 'ms',
  details: times.join(' '),
})

await measureSignedIn((signedIn) => measure(signedIn, interactions), findZoneAt(hoursOfHome.day))
await measureSignedIn((signedIn) => measure(signedIn, eveningInteractions), findZoneAt(hoursOfHome.evening))
