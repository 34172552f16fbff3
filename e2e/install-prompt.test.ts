import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { signUpFamily } from './family.ts'
import { findOverflow } from './open-view.ts'
import { locateDialog, goTo, inventAccount, signUp } from './actions.ts'
import { test } from './fixtures.ts'
import { locales } from '#shared/locale/locale.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import type { Translator } from './messages.ts'

const iphoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const locateInstallDialog = (page: Page, t: Translator): Locator => locateDialog(page, t('install.title'))

/** Opens home and waits until the app has rendered it. */
const openHome = async (page: Page, language: string): Promise<void> => {
  await page.goto(`/${language}`)
  await expect(page.locator('#app > [aria-live="polite"]')).toBeAttached()
}

/** Dispatches a `beforeinstallprompt` event, which headless Chromium does not send. */
const dispatchInstallPrompt = async (page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> =>
  page.evaluate((outcome) => {
    const prompt = async () => void (document.title = `prompt: ${outcome}`)
    const event = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  }, outcome)

const passPromptDelay = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift')
  await page.clock.fastForward(10_000)
}

/** Expects that the install dialog does not appear after its delay. */
const expectNoPrompt = async (page: Page, t: Translator): Promise<void> => {
  await passPromptDelay(page)
  await goTo(page, t, 'profile')
  await expect(page.getByRole('button', { name: t('profile.signOut') })).toBeVisible()
  await expect(locateInstallDialog(page, t)).toBeHidden()
}

const readDismissal = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('glowjar.install-dismissed'))

for (const language of sampleLanguages('es')) {
  test.describe(`the install prompt in ${language}`, () => {
    test.use({ language })

    test('is shown, declined for a week, shown again and accepted [NAV-7, NAV-8]', async ({ page, api, t }) => {
      await signUpFamily(api, ['Mia'])
      await page.clock.install()
      await openHome(page, language)
      await dispatchInstallPrompt(page, 'accepted')
      await expect(locateInstallDialog(page, t)).toBeHidden()
      await passPromptDelay(page)
      await locateInstallDialog(page, t)
        .getByRole('button', { name: t('install.later') })
        .click()
      await expect(locateInstallDialog(page, t)).toBeHidden()
      expect(Number(await readDismissal(page))).toBeGreaterThan(0)

      await openHome(page, language)
      await dispatchInstallPrompt(page, 'accepted')
      await expectNoPrompt(page, t)

      await page.clock.setSystemTime(Date.now() + 8 * 24 * 3600 * 1000)
      await openHome(page, language)
      await dispatchInstallPrompt(page, 'accepted')
      await passPromptDelay(page)
      await locateInstallDialog(page, t)
        .getByRole('button', { name: t('install.accept') })
        .click()
      await expect(page).toHaveTitle('prompt: accepted')
      await expect(locateInstallDialog(page, t)).toBeHidden()
    })

    test.describe('on an iPhone', () => {
      test.use({ userAgent: iphoneUserAgent })

      test('shows manual steps [NAV-9]', async ({ page, api, t }) => {
        await signUpFamily(api, ['Mia'])
        await page.clock.install()
        await openHome(page, language)
        await passPromptDelay(page)
        await expect(locateInstallDialog(page, t).getByText(t('install.iosShare'))).toBeVisible()
        await expect(locateInstallDialog(page, t).getByText(t('install.iosAdd'))).toBeVisible()
        await locateInstallDialog(page, t)
          .getByRole('button', { name: t('common.close') })
          .click()
        expect(Number(await readDismissal(page))).toBeGreaterThan(0)
      })
    })
  })
}

test.describe('the prompt on an iPhone', () => {
  test.use({ userAgent: iphoneUserAgent, language: 'es', viewport: { width: 320, height: 640 } })

  test('is accessible, and fits a small phone with text at 200 %', fullRunOnly, async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    await page.clock.install()
    await openHome(page, 'es')
    await passPromptDelay(page)
    await expect(locateInstallDialog(page, t)).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('[data-sheet="install"]').analyze()
      expect(violations.map(({ id }) => `${colorScheme}: ${id}`)).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => findOverflow(page)).toEqual([])
    await locateInstallDialog(page, t)
      .getByRole('button', { name: t('install.iosDone') })
      .click()
    await expect(locateInstallDialog(page, t)).toBeHidden()
  })
})

test.describe('the install prompt', () => {
  test('waits while a dialog is open [NAV-15]', fullRunOnly, async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    await page.clock.install()
    await openHome(page, 'en')
    await dispatchInstallPrompt(page, 'accepted')
    await page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await passPromptDelay(page)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(locateInstallDialog(page, t)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(locateInstallDialog(page, t)).toBeVisible()
  })

  test('uses a manifest in the language of the page, with existing icons [NAV-17]', async ({ page, api }) => {
    await signUpFamily(api, ['Mia'])
    for (const language of locales) {
      await page.goto(`/${language}`)
      const link = page.locator('link[rel="manifest"]')
      await expect(link).toHaveAttribute('crossorigin', 'use-credentials')
      const manifest = await page.request.get((await link.getAttribute('href')) ?? '')
      const { lang, id, start_url, scope, display, name, icons } = await manifest.json()
      expect([lang, id, start_url, scope, display]).toEqual([language, '/', '/', '/', 'standalone'])
      expect(name).toContain('Glowjar')
      for (const { src, sizes } of icons) {
        const size = await page.evaluate(async (src) => {
          const picture = new Image()
          picture.src = src
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }, src)
        expect([src, size]).toEqual([src, sizes])
      }
    }
  })
})

test.describe('an iPhone', { tag: '@home-network' }, () => {
  test.use({ userAgent: iphoneUserAgent })

  test('shows the install steps where service workers are supported: not over plain http [NAV-16, RUN-16]', async ({
    page,
    t,
  }) => {
    await page.goto('/en/sign-up')
    await signUp(page, t, inventAccount('Ana'))
    await expect(page.getByText(t('children.emptyTitle'))).toBeVisible()
    await page.clock.install()
    await openHome(page, 'en')
    const [secure, worker] = await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])
    expect(worker).toBe(secure)
    if (!secure) return expectNoPrompt(page, t)
    await passPromptDelay(page)
    await expect(locateInstallDialog(page, t)).toBeVisible()
  })
})
