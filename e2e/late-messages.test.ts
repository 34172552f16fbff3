import { expect } from '@playwright/test'
import { languageNames } from '#web/i18n/language-names.ts'
import { test } from './fixtures.ts'
import { createAppTranslator } from './messages.ts'

test('messages that load late do not replace a language that was chosen later', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/zh-[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  const [es, en] = [createAppTranslator('es'), createAppTranslator('en')]
  await page.goto('/es/sign-in')
  const menu = page.getByRole('combobox', { name: es('common.language'), exact: true })
  const delayedResponse = page.waitForResponse(/\/assets\/zh-[^/]+\.js$/)
  await menu.selectOption(languageNames.zh)
  await menu.selectOption(languageNames.en)
  const heading = page.getByRole('heading', { level: 1, name: en('auth.signIn.title') })
  await expect(heading).toBeVisible()
  release.resolve()
  await (await delayedResponse).finished()
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(/\/en\/sign-in$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})
