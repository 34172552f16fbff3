import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { watchPage } from './layout-shifts.ts'

/** Makes pages record the texts of all live regions, also of those that are only there for a moment. */
const recordOutputs = (page: Page) =>
  page.addInitScript(() => {
    const outputs = new Set<string>()
    Object.assign(window, { outputs })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('output')) outputs.add(textContent)
    }).observe(document, { subtree: true, childList: true })
  })

for (const path of ['/sign-in', '/sign-up']) {
  test(`${path} appears whole: no waiting sign before the form, and nothing moves`, async ({ page, t }) => {
    await watchPage(page)
    await recordOutputs(page)
    await page.goto(path)
    await expect(page.getByLabel(t('auth.email'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { shifts } = await page.evaluate(() => window.watch)
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02)
    expect(
      await page.evaluate(() => [...((window as Window & { outputs?: Set<string> }).outputs ?? [])]),
    ).not.toContain(t('common.loading'))
  })
}
