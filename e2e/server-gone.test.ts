import { expect, type Locator, type Page } from '@playwright/test'
import { award, signUpFamily } from './family.ts'
import {
  expectPoints,
  goTo,
  goToBehaviors,
  locateActRow,
  locateBehaviorTile,
  locateMessage,
  openModule,
} from './actions.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

const locateRetry = (page: Page, t: Translator) => page.getByRole('button', { name: t('common.retry') })

const expectRetry = (page: Page, t: Translator) => expect(locateRetry(page, t).first()).toBeVisible({ timeout: 5000 })

/** Opens the screens of the modules, each of which offers to try again. */
const openModules = async (page: Page, t: Translator): Promise<void> => {
  for (const module of ['habits', 'skills', 'moments'] as const)
    await test.step(module, async () => {
      await openModule(page, t, module)
      await expectRetry(page, t)
      await goTo(page, t, 'home')
      await expect(locateRetry(page, t)).toHaveCount(0)
    })
}

/** Opens other screens, then Glim, each of which offers to try again. */
const openScreens = async (page: Page, t: Translator): Promise<void> => {
  for (const screen of ['timeline', 'rewards'] as const)
    await test.step(screen, async () => {
      await goTo(page, t, screen)
      await expectRetry(page, t)
    })
  await test.step('Glim', async () => {
    await page.getByRole('button', { name: t('shell.openGlim') }).click()
    await expect(page.getByText(t('shell.glimFailed'))).toBeVisible({ timeout: 5000 })
    await expect(locateRetry(page, t)).toHaveCount(2)
  })
}

const readBox = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 }

const locateBanner = (page: Page, t: Translator) =>
  page
    .getByRole('status')
    .locator('[data-offline]')
    .filter({ hasText: t('shell.offlineTitle') })

/** Opens home of a family whose first child has 10 points. */
const openHome = async (page: Page, api: Parameters<typeof signUpFamily>[0], t: Translator, language: string) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await award(api, children[0] ?? { id: '' }, 'Laid the table', 10)
  await page.goto(`/${language}`)
  await expectPoints(page, t, 10)
  await expect(page.getByText('Laid the table').last()).toBeVisible()
  // What is loaded after the first screen.
  await page.waitForLoadState('networkidle')
}

test.use({ allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`) })

for (const language of sampleLanguages('es')) {
  test.describe(`without a server in ${language}`, () => {
    test.use({ language })

    test('a screen that was never opened offers to try again, and opens when the server is back [STT-14]', async ({
      page,
      context,
      api,
      t,
    }) => {
      await openHome(page, api, t, language)
      await context.setOffline(true)
      await goTo(page, t, 'timeline')
      await expect(locateRetry(page, t)).toBeVisible({ timeout: 5000 })
      await expect(page.getByText(t('errors.loadOffline'))).toBeVisible()
      await expect(page.getByRole('navigation', { name: t('shell.main') })).toBeVisible()
      await locateRetry(page, t).click()
      await expect(locateRetry(page, t)).toBeVisible()
      // It is tried by itself as well.
      await context.setOffline(false)
      await expect(locateActRow(page, 'Laid the table')).toBeVisible()
      await expect(locateRetry(page, t)).toBeHidden()
    })

    test(
      'each screen that was never opened offers to try again within five seconds [STT-14]',
      fullRunOnly,
      async ({ page, context, api, t }) => {
        await openHome(page, api, t, language)
        await context.setOffline(true)
        await openModules(page, t)
        await openScreens(page, t)
      },
    )

    test(
      'a dialog that was never opened offers to try again until the server is back [STT-14]',
      fullRunOnly,
      async ({ page, context, api, t }) => {
        await openHome(page, api, t, language)
        await context.setOffline(true)
        await page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }).click()
        await expect(locateRetry(page, t)).toBeVisible()
        await context.setOffline(false)
        await expect(locateRetry(page, t)).toBeHidden()
      },
    )
  })
}

test(
  'Glim opens without a network, though it was never opened before, and answers again when it is back [NAV-4, STT-9]',
  fullRunOnly,
  async ({ page, context, api, t }) => {
    const loaded = page.waitForResponse(/\/parts-/)
    await openHome(page, api, t, 'en')
    await loaded
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: t('shell.openGlim') }).click()
    await expect(page.getByRole('dialog').getByText(t('glim.offlineText'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByText(t('glim.actions.tips'))).toBeVisible()
  },
)

test('an award without a network is sent when it is back, before a screen that did not load reloads the page [STT-9, STT-14]', async ({
  page,
  context,
  api,
  t,
}) => {
  await openHome(page, api, t, 'en')
  const tile = locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia')
  await goToBehaviors(page, t)
  for (const [screen, points] of [
    ['timeline', 20],
    ['rewards', 30],
  ] as const) {
    await expect(tile).toBeVisible()
    await context.setOffline(true)
    await tile.click()
    await expect(locateMessage(page, t).getByText(t('common.waitingHint'))).toBeVisible()
    await goTo(page, t, screen)
    await expect(page.getByText(t('errors.loadOffline'))).toBeVisible()
    await expect(locateMessage(page, t).getByText(t('common.waitingHint'))).toBeVisible()
    await context.setOffline(false)
    const says = new RegExp(`${t('common.sent', { count: 1 })}.*${t('titles.behaviors.greeting')}`)
    await expect(locateMessage(page, t)).toContainText(says)
    await expectPoints(page, t, points)
    await expect(page.getByText(t('errors.loadOffline'))).toBeHidden()
    await goTo(page, t, 'home')
    await goToBehaviors(page, t)
  }
})

test('a screen that does not load says that it takes long; a late response fills it [STT-14]', async ({
  page,
  api,
  t,
}) => {
  await openHome(page, api, t, 'en')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/activities/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await goTo(page, t, 'timeline')
  await expect(page.getByText(t('errors.slowTitle'))).toBeVisible()
  await expect(locateRetry(page, t)).toBeVisible()
  release.resolve()
  await expect(locateActRow(page, 'Laid the table')).toBeVisible()
  await expect(locateRetry(page, t)).toBeHidden()
})

test(
  'trying again sends another request while the first one is never answered [STT-14]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await openHome(page, api, t, 'en')
    let isAnswering = false
    await page.route('**/api/moments/**', (route) => (isAnswering ? route.continue() : undefined))
    await openModule(page, t, 'moments')
    await expect(locateRetry(page, t)).toBeVisible()
    isAnswering = true
    await locateRetry(page, t).click()
    await expect(page.getByText(t('moments.empty'))).toBeVisible()
  },
)

test('the banner about the network stays in view, moves nothing, and says from when the page is [STT-9, STT-15]', async ({
  page,
  context,
  api,
  t,
}) => {
  await watchPage(page)
  await openHome(page, api, t, 'en')
  await goToBehaviors(page, t)
  const tile = locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia')
  await expect(tile).toBeVisible()
  const before = await tile.boundingBox()
  const banner = locateBanner(page, t)
  await expectNothingJumps(page, () => context.setOffline(true), {
    until: () =>
      expect(banner).toContainText(new RegExp(t('shell.offlineSince', { time: '\\d{1,2}:\\d{2}( [ap]m)?' }))),
  })
  expect(await tile.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const strip = await readBox(banner)
  const bar = await readBox(page.getByRole('navigation', { name: t('shell.main') }))
  expect(Math.abs(strip.y + strip.height - bar.y)).toBeLessThan(1)
  // The message is above the strip, and so is the end of the page.
  await tile.click()
  await expect(locateMessage(page, t).getByText(t('common.waitingHint'))).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(banner).toBeInViewport({ ratio: 1 })
  const last = await readBox(page.getByRole('button', { name: t('behaviors.hard') }))
  expect(last.y + last.height).toBeLessThanOrEqual(strip.y)
  await goTo(page, t, 'home')
  const message = await readBox(locateMessage(page, t).getByRole('alert'))
  expect(message.y + message.height).toBeLessThanOrEqual(strip.y)
  await expectNothingJumps(page, () => context.setOffline(false), { until: () => expect(banner).toBeHidden() })
  await expectPoints(page, t, 20)
})
