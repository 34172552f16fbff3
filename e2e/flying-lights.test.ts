import { expect, type Page } from '@playwright/test'
import { addHabit } from '#shared/habits/contract.ts'
import { goToBehaviors, expectPoints, locateBehaviorTile } from './actions.ts'
import { award, signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import type { Translator } from './messages.ts'
import { setHour } from './set-hour.ts'
import { fullRunOnly } from './sampling.ts'

const locateFlights = (page: Page) => page.locator('[data-flight]')

/** Waits until lights can fly: what moves is loaded after the first paint. */
const waitForFlightLayer = async (page: Page): Promise<void> => {
  await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
}

/** Records, in the page, a number beside a jar and how many awards are in the air, as they change. */
const recordNumber = async (page: Page, selector: string): Promise<void> =>
  page.evaluate((place) => {
    const seen: [number: string, inAir: number][] = []
    Object.assign(window, { seenNumbers: seen })
    new MutationObserver(() => {
      const number = document.querySelector(place)?.textContent ?? ''
      const inAir = document.querySelectorAll('[data-flight]').length
      const [lastNumber, lastInAir] = seen.at(-1) ?? []
      if (lastNumber !== number || lastInAir !== inAir) seen.push([number, inAir])
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, selector)

const readNumbers = async (page: Page) => page.evaluate(() => Reflect.get(window, 'seenNumbers') as [string, number][])

const openBehaviors = async (page: Page, t: Translator) => {
  await page.goto('/en')
  await goToBehaviors(page, t)
  await waitForFlightLayer(page)
  return locateBehaviorTile(page, t, t('titles.behaviors.tidy_toys'), 10, 'Mia')
}

test(
  'the lid of the jar tips while a light flies in, and closes behind it [JOY-2]',
  fullRunOnly,
  async ({ page, api, t }) => {
    const { children } = await signUpFamily(api, ['Mia'])
    await award(api, children[0] ?? { id: '' }, 'Laid the table', 20)
    // In the evening what is tapped stands so low that the jar is out of view.
    await setHour(page, 12)
    await page.goto('/en')
    await waitForFlightLayer(page)
    const tilts = await page.evaluateHandle(() => {
      const seen: number[] = []
      const watch = () => {
        const lid = document.querySelector('[data-hero] .jar-lid')
        const { a, b } = new DOMMatrix(lid ? getComputedStyle(lid).transform : 'none')
        seen.push(Math.round((Math.atan2(b, a) * 180) / Math.PI))
        requestAnimationFrame(watch)
      }
      watch()
      return seen
    })
    await locateBehaviorTile(page, t, t('titles.behaviors.tidy_toys'), 10, 'Mia').click()
    await expectPoints(page, t, 30)
    await expect(locateFlights(page)).toHaveCount(0)
    await expect.poll(() => tilts.evaluate((seen) => seen.at(-1))).toBe(0)
    expect(await tilts.evaluate((seen) => Math.min(...seen))).toBeLessThan(-10)
  },
)

const places = {
  'the large jar of home': { selector: 'main [data-points]', open: (page: Page) => page.goto('/en') },
  'the small jar of the header': { selector: '[data-points]', open: openBehaviors },
}

for (const [place, { selector, open }] of Object.entries(places))
  test(`the number changes only after the light has landed in ${place} [HOM-12, JOY-2, JOY-3]`, async ({
    page,
    api,
    t,
  }) => {
    const { children } = await signUpFamily(api, ['Mia'])
    await award(api, children[0] ?? { id: '' }, 'Laid the table', 20)
    await open(page, t)
    await waitForFlightLayer(page)
    await expect(page.locator(selector).first()).toHaveText('20')
    await recordNumber(page, selector)
    await locateBehaviorTile(page, t, t('titles.behaviors.tidy_toys'), 10, 'Mia').click()
    await expect.poll(async () => (await readNumbers(page)).at(-1)).toEqual(['30', 0])
    await expect(locateFlights(page)).toHaveCount(0)
    const inFlight = (await readNumbers(page)).filter(([, inAir]) => inAir > 0)
    expect(new Set(inFlight.map(([number]) => number))).toEqual(new Set(['20']))
  })

test.describe('without an answer', () => {
  test.use({ allowedConsoleErrors: /Failed to load resource/ })

  test(
    'a slow answer shows what was tapped, and the lights of an award that was not saved wait dimmed [JOY-4]',
    fullRunOnly,
    async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia'])
      await award(api, children[0] ?? { id: '' }, 'Laid the table', 20)
      const tile = await openBehaviors(page, t)
      const held: (() => Promise<void>)[] = []
      await page.route('**/api/behaviors', (route) => void held.push(() => route.abort()))
      await tile.click()
      await expect(tile).toHaveAttribute('data-awaiting', '')
      await expect(locateFlights(page)).toHaveCount(1)
      await expectPoints(page, t, 20)
      // Nothing answers, so that it is not sent again by itself.
      await page.route('**/api/**', (route) => route.abort())
      await held.pop()?.()
      await expect(tile).not.toHaveAttribute('data-awaiting')
      await expect(page.locator('[data-flight][data-dimmed]')).toHaveCount(1)
      await expectPoints(page, t, 20)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // It is sent again by itself once the server answers.
      await expectPoints(page, t, 30)
      await expect(locateFlights(page)).toHaveCount(0)
    },
  )
})

test(
  'with reduced motion the number changes without a flight [HOM-13, JOY-2]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { children } = await signUpFamily(api, ['Mia'])
    await award(api, children[0] ?? { id: '' }, 'Laid the table', 20)
    const tile = await openBehaviors(page, t)
    const answers: (() => Promise<void>)[] = []
    await page.route('**/api/behaviors', (route) => void answers.push(() => route.continue()))
    await tile.click()
    await expectPoints(page, t, 30)
    await expect(locateFlights(page)).toHaveCount(0)
    await answers.pop()?.()
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test(
  'the light of a child whose jar is not in view flies to a small jar that appears [JOY-3]',
  fullRunOnly,
  async ({ page, api, t }) => {
    const { children } = await signUpFamily(api, ['Mia', 'Noah'])
    const [mia = { id: '' }, noah = { id: '' }] = children
    await award(api, noah, 'Laid the table', 20)
    // Another open habit, so that not everyone is done.
    await api(addHabit, { body: { childId: mia.id, title: 'Read a page', difficulty: 'easy' } })
    await api(addHabit, { body: { childId: noah.id, title: 'Read a page', difficulty: 'easy' } })
    // On a phone on its side, only the selected child has a jar.
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/en')
    await waitForFlightLayer(page)
    await page.getByRole('button', { name: t('habits.tickName', { title: 'Read a page', name: 'Noah' }) }).click()
    const jar = page.locator(`[data-flight-layer] [data-jar="${noah.id}"]`)
    await expect(jar).toContainText('22')
    await expect(jar).toHaveCount(0)
  },
)
