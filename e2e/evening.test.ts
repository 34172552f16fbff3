import { expect, type Locator, type Page } from '@playwright/test'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { expectMessage, expectPoints, locateMessage, textOfCheckIn } from './actions.ts'
import { award, signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import { setHour } from './set-hour.ts'

const names = ['Mia', 'Leo', 'Noa'] as const
const titles = ['Brush teeth, 2 minutes', 'Read a page', 'Put on pyjamas', 'Pack the school bag'] as const

/** Creates a family of three children with four habits each. */
const createEveningFamily = async (api: Call): Promise<void> => {
  const { children } = await signUpFamily(api, names)
  for (const child of children) {
    await award(api, child, 'Laid the table', 20)
    for (const title of titles) await api(addHabit, { body: { childId: child.id, title, difficulty: 'easy' } })
  }
}

const openHomeAt = async (page: Page, language: string, hour: number): Promise<void> => {
  await setHour(page, hour)
  await page.goto(`/${language}`)
  await page.waitForLoadState('networkidle')
}

const locateTile = (page: Page, t: Translator, name: string, title: string) =>
  page.getByRole('button', { name: t('habits.tickName', { title, name }), exact: true })

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Returns the texts of the links and buttons that are under the message. */
const findUnderMessage = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const message = document.querySelector('[data-messages]')?.getBoundingClientRect()
    if (!message) return ['there is no message']
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < message.right && right > message.left && top < message.bottom && bottom > message.top
    return [...document.querySelectorAll('main :is(a, button)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[data-messages]'))
      .filter((one) => isUnder(one.getBoundingClientRect()))
      .map((one) => one.textContent)
  })

for (const language of sampleLanguages('es')) {
  test.describe(`the cards of an evening in ${language}`, () => {
    test.use({ language })
    test.beforeEach(({ page }) => watchPage(page))

    test(
      'the light of another child flies into the small jar of its card [HOM-27, JOY-3]',
      fullRunOnly,
      async ({ page, api, t }) => {
        await createEveningFamily(api)
        await openHomeAt(page, language, 18.5)
        await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
        const tile = locateTile(page, t, 'Noa', titles[0])
        const card = page.locator('[data-evening]').filter({ has: tile })
        const until = () => expect(card.locator('[data-points]')).toHaveText('22')
        await expectNothingJumps(page, () => tile.click(), { until })
        await expect(page.locator('[data-flight-layer] [data-jar]')).toHaveCount(0)
        await expect(page.locator('[data-hero=strip] [data-points]')).toHaveText('20')
      },
    )

    test('a message of the evening covers no tile and no button [HOM-28]', async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Leo'])
      for (const child of children) {
        await award(api, child, 'Laid the table', 20)
        await api(addHabit, { body: { childId: child.id, title: 'Read for ten minutes', difficulty: 'easy' } })
      }
      await openHomeAt(page, language, 18.5)
      await expect(page.locator('main [data-tile]')).toHaveCount(3)
      await locateTile(page, t, 'Mia', 'Read for ten minutes').click()
      await expect(locateMessage(page, t)).toContainText(t('common.undo'))
      expect(await findUnderMessage(page)).toEqual([])
    })
  })

  test.describe(`an evening on a small phone in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } })

    test('the words below the faces of the question are in view [HOM-21, HOM-30]', async ({ page, api, t }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Leo'])
      const habits = children.flatMap((child, nth) => titles.slice(nth, 2).map((title) => ({ child, title })))
      for (const { child, title } of habits)
        await api(addHabit, { body: { childId: child.id, title, difficulty: 'easy' } })
      await openHomeAt(page, language, 18.5)
      await expect(page.locator('main [data-tile]')).toHaveCount(3)
      const word = await page.getByRole('button', { name: t('activities.moods.tired'), exact: true }).boundingBox()
      const bar = await page.locator('nav[data-bottom-bar]').boundingBox()
      expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    })

    test('the message of several check-ins names the last one whole, and covers no tile and no button [HOM-28]', async ({
      page,
      api,
      t,
    }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Leo'])
      for (const child of children) {
        await award(api, child, 'Laid the table', 20)
        await api(addHabit, { body: { childId: child.id, title: 'Pack the bag', difficulty: 'easy' } })
      }
      // The sky, which a device shows once a day, would cover the message while it is measured.
      const today = dayIn(Date.now(), 'Europe/Madrid')
      await page.addInitScript((day) => localStorage.setItem('glowjar.good-night', day), today)
      await openHomeAt(page, language, 18.5)
      await expect(page.locator('main [data-tile]')).toHaveCount(3)
      await locateTile(page, t, 'Mia', 'Pack the bag').click()
      await expectMessage(page, t, t('common.undo'))
      await locateTile(page, t, 'Leo', 'Pack the bag').click()
      await expectMessage(page, t, textOfCheckIn(t, 'Leo'))
      const words = locateMessage(page, t).getByText('Pack the bag')
      expect(await words.evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true)
      expect(await findUnderMessage(page)).toEqual([])
    })
  })

  test.describe(`an evening in ${language}`, () => {
    test.use({ language })
    test.beforeEach(({ page }) => watchPage(page))

    test('three children with four habits each take twelve taps without scrolling [HOM-19, HOM-21]', async ({
      page,
      api,
      t,
    }) => {
      await createEveningFamily(api)
      await openHomeAt(page, language, 18.5)
      await expect(locateHeading(page, t('home.thisEvening'))).toBeVisible()
      const tiles = page.locator('[data-habit-tile]')
      await expect(tiles).toHaveCount(12)
      const last = await tiles.last().boundingBox()
      const tilesInOrder = names.flatMap((name) => titles.map((title) => locateTile(page, t, name, title)))
      const check = async (tile: Locator) => {
        await tile.click()
        await expect(tile).toHaveAttribute('aria-pressed', 'true')
      }
      for (const tile of tilesInOrder.slice(0, -1)) await check(tile)
      // After the last check-in the sky may cover the message.
      await expectMessage(page, t, textOfCheckIn(t, names.at(-1) ?? ''))
      const message = await locateMessage(page, t).boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(message?.y ?? 0)
      for (const tile of tilesInOrder.slice(-1)) await check(tile)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await expectPoints(page, t, 28)
    })

    test(
      'a check-in moves nothing, and its light ends in the jar of the strip [DLG-14, JOY-3]',
      fullRunOnly,
      async ({ page, api, t }) => {
        await createEveningFamily(api)
        await openHomeAt(page, language, 18.5)
        await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
        const tile = locateTile(page, t, 'Mia', titles[0])
        const points = page.locator('[data-hero=strip] [data-points]')
        await expectNothingJumps(page, () => tile.click(), { until: () => expect(points).toHaveText('22') })
        await expectNothingJumps(page, () => tile.click(), { until: () => expect(points).toHaveText('20') })
      },
    )
  })

  test.describe(`the layouts of home in ${language}`, () => {
    test.use({ language })
    test.beforeEach(({ page }) => watchPage(page))

    test(
      'on its side, a phone shows three children with four habits each without scrolling [HOM-24]',
      fullRunOnly,
      async ({ page, api, t }) => {
        await page.setViewportSize({ width: 844, height: 390 })
        await createEveningFamily(api)
        await openHomeAt(page, language, 18.5)
        const tiles = page.locator('[data-habit-tile]')
        await expect(tiles).toHaveCount(12)
        await tiles.last().click()
        await expect(tiles.last()).toHaveAttribute('aria-pressed', 'true')
        const message = locateMessage(page, t)
        await expect(message).toContainText(t('common.undo'))
        const [box, first] = [await message.boundingBox(), await tiles.first().boundingBox()]
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(first?.y ?? 0)
        expect(box?.x).toBeGreaterThan(300)
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        const hero = await page.locator('[data-hero=corner]').boundingBox()
        expect(hero?.height).toBeLessThanOrEqual(200)
      },
    )

    test(
      'on a tablet the light of each child flies into its jar on the shelf [HOM-23, JOY-3]',
      fullRunOnly,
      async ({ page, api, t }) => {
        await page.setViewportSize({ width: 768, height: 1024 })
        await createEveningFamily(api)
        await openHomeAt(page, language, 18.5)
        await page.locator('[data-flight-layer]').waitFor({ state: 'attached' })
        const jar = page.locator('[data-shelf-jar]').filter({ hasText: 'Noa' })
        await expect(jar.locator('[data-points]')).toHaveText('20')
        const tile = locateTile(page, t, 'Noa', titles[0])
        const until = () => expect(jar.locator('[data-points]')).toHaveText('22')
        await expectNothingJumps(page, () => tile.click(), { until })
        await expect(page.locator('[data-flight-layer] [data-jar]')).toHaveCount(0)
      },
    )

    test('what comes first is chosen when home is opened [HOM-19]', async ({ page, api, t }) => {
      await createEveningFamily(api)
      await openHomeAt(page, language, 16.9)
      await expect(locateHeading(page, t('acts.today'))).toBeVisible()
      await expect(page.locator('[data-hero=across]')).toBeVisible()
      await setHour(page, 17.1)
      await page.getByRole('button', { name: 'Leo', exact: true }).click()
      await expect(page.locator('[data-hero=across]')).toContainText(t('home.pointsOf', { name: 'Leo' }))
      await page.reload()
      await expect(page.locator('[data-hero=strip]')).toContainText(t('home.pointsOf', { name: 'Leo' }))
      await expect(locateHeading(page, t('home.thisEvening'))).toBeVisible()
    })
  })
}
