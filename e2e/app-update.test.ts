import { expect, type Page } from '@playwright/test'
import { signUpFamily } from './family.ts'
import { goTo, goToBehaviors } from './actions.ts'
import { chooseServerAddressesOnce } from './servers.ts'
import { noNetworkPattern, status4xxPattern, test as baseTest } from './fixtures.ts'
import { startUpdateProxy, type UpdateProxy } from './update-proxy.ts'

const test = baseTest.extend<{ server: UpdateProxy }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startUpdateProxy((await chooseServerAddressesOnce()).sqlite.url)
    await use(server)
    server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

test.use({
  serviceWorkers: 'allow',
  allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`),
})

/** Locates the entry script of the page, whose name identifies the build. */
const locateEntryScript = (page: Page) => page.locator('script[src*="/core-"]')

const countCachedShells = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stored = await (await caches.open('glowjar')).keys()
    return stored.filter(({ url }) => url.includes('/index.html?')).length
  })

const waitForCachedFile = async (page: Page, file: RegExp): Promise<void> => {
  const cachedUrls = () =>
    page.evaluate(async () => (await (await caches.open('glowjar')).keys()).map(({ url }) => url))
  await expect.poll(async () => (await cachedUrls()).some((url) => file.test(url))).toBe(true)
}

test('open pages survive an update [STO-7]', async ({ page, context, server, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await test.step('an open page uses the files of its own build', async () => {
    await page.goto('/en')
    await expect(page.getByText(t('home.jarEmpty'))).toBeVisible()
    await waitForCachedFile(page, /\/en-[\w-]{8}\.js$/)
    await goTo(page, t, 'timeline')
    await waitForCachedFile(page, /\/timeline-screen-/)
    await goTo(page, t, 'home')
    server.update()
    await goTo(page, t, 'timeline')
    await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
  })
  const before = (await locateEntryScript(page).getAttribute('src')) ?? ''

  await test.step('loads the new build on the requested screen if a file of the old build is missing', async () => {
    // A screen without a link in the navigation, whose links preload their screens.
    await goToBehaviors(page, t)
    await expect(locateEntryScript(page)).not.toHaveAttribute('src', before)
    await expect(page).toHaveURL(/\/en\/behaviors$/)
  })
  await test.step('both builds are complete offline', async () => {
    await expect.poll(() => countCachedShells(page)).toBe(2)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeVisible()
    await page.close()
    // The worker of the new build takes over now; Chromium sometimes never answers a page that is opened meanwhile.
    await expect(async () => {
      const later = await context.newPage()
      await later.goto('/', { timeout: 5000 })
      await expect(later.getByText(t('shell.offlineTitle'), { exact: true })).toBeVisible()
    }).toPass()
  })
})
