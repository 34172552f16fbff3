import { expect, type Page } from '@playwright/test'
import { signUpFamily, award } from './family.ts'
import { locateActRow, goTo, expectPoints } from './actions.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

/** Returns the paths and the text of everything in the caches of the service worker. */
const readCaches = (page: Page): Promise<{ paths: string[]; text: string }> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(all.map((cache) => cache.keys()))).flat()
    const responses = await Promise.all(requests.map((request) => caches.match(request)))
    const texts = await Promise.all(responses.map(async (response) => response?.text()))
    return { paths: requests.map(({ url }) => url.slice(location.origin.length)), text: texts.join('\n') }
  })

/** Waits until everything that the app needs to start offline is cached. */
const waitForCaches = async (page: Page, language: string): Promise<void> => {
  const required = [/^\/index\.html\?/, /\/core-.*\.js$/, /\/core-.*\.css$/, new RegExp(`/${language}-[\\w-]{8}\\.js$`)]
  const missing = async () => {
    const { paths } = await readCaches(page)
    return required.filter((file) => !paths.some((path) => file.test(path))).map(String)
  }
  await expect.poll(missing).toEqual([])
}

const expectOffline = async (page: Page, t: Translator): Promise<void> => {
  await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('errors.offlineTitle') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('shell.main') })).toBeVisible()
}

test.use({
  serviceWorkers: 'allow',
  allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`),
})

for (const language of sampleLanguages('zh')) {
  test.describe(`offline in ${language}`, () => {
    test.use({ language })

    test('the app starts after one visit, shows a banner, and recovers by itself [STO-4]', async ({
      page,
      context,
      api,
      t,
    }) => {
      const { children } = await signUpFamily(api, ['Mia'])
      await award(api, children[0] ?? { id: '' }, 'Laid the table', 10)
      await page.goto(`/${language}`)
      await expectPoints(page, t, 10)
      await waitForCaches(page, language)
      await page.close()

      await context.setOffline(true)
      const later = await context.newPage()
      await later.goto('/')
      await expect(later.locator('html')).toHaveAttribute('lang', language)
      await expectOffline(later, t)

      await context.setOffline(false)
      await expectPoints(later, t, 10)
      await expect(later.getByText(t('shell.offlineTitle'), { exact: true })).toBeHidden()
    })
  })
}

test.describe('the service worker', () => {
  test('a screen that was never opened shows its layout, in an available language', async ({
    page,
    context,
    api,
    t,
  }) => {
    await signUpFamily(api, ['Mia'])
    await page.goto('/en')
    await waitForCaches(page, 'en')
    await context.setOffline(true)
    await page.goto('/zh/skills')
    await expectOffline(page, t)
  })

  test('stores the used files of the app, and no data of a family [STO-3, STO-6]', async ({ page, api, t }) => {
    const { account, children } = await signUpFamily(api, ['Mia'])
    await award(api, children[0] ?? { id: '' }, 'Laid the table', 10)
    await page.goto('/en')
    await waitForCaches(page, 'en')
    await goTo(page, t, 'timeline')
    await expect(locateActRow(page, 'Laid the table')).toBeVisible()
    const expectNoPrivateData = async () => {
      const { paths, text } = await readCaches(page)
      expect(
        paths.filter((path) => !/^\/(?:index\.html\?|before-paint\.js\?|assets\/.+\.(?:js|css|woff2|svg)$)/.test(path)),
      ).toEqual([])
      expect(paths.filter((path) => /settings-screen|\/zh-|\/es-/.test(path))).toEqual([])
      for (const secret of ['Mia', 'Laid the table', account.email]) expect(text.includes(secret)).toBe(false)
    }
    await expectNoPrivateData()

    await page.goto('/api/logout')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing.titleSecond'))
    await expectNoPrivateData()
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  })

  test('shows the landing page of the server when signed out, not the stored app [STO-5]', async ({
    page,
    context,
    api,
    t,
  }) => {
    await signUpFamily(api, ['Mia'])
    await page.goto('/en')
    await waitForCaches(page, 'en')
    await context.clearCookies({ name: /session/ })
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing.titleSecond'))
    await expect(page.locator('#app')).toHaveCount(0)
  })
})
