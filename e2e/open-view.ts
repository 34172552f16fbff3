import { expect, type Page } from '@playwright/test'
import { dialog } from './actions.ts'
import type { Translator } from './messages.ts'

/** A screen, or a screen with something open on it. */
export interface View {
  name: string
  path: string
  /** Opens what is to be looked at. */
  open?: (page: Page, t: Translator) => Promise<void>
}

/** Opens a dialog by the button of the screen with a name. */
export const opensDialog =
  (button: (t: Translator) => string, title: (t: Translator) => string) =>
  async (page: Page, t: Translator): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: button(t), exact: true })
      .first()
      .click()
    await expect(dialog(page, title(t))).toBeVisible()
  }

/** Opens what lies behind "…". */
export const opensDialogFromMenu =
  (more: (t: Translator) => string | RegExp, item: (t: Translator) => string, title: (t: Translator) => string) =>
  async (page: Page, t: Translator): Promise<void> => {
    await page
      .getByRole('button', { name: more(t) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item(t) }).click()
    await expect(dialog(page, title(t))).toBeVisible()
  }

/** Goes to a screen in a language and opens what is to be looked at. */
export const openView = async (page: Page, t: Translator, locale: string, { path, open }: View): Promise<void> => {
  await page.goto(`/${locale}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByText(t('common.loading'))).toHaveCount(0)
  await open?.(page, t)
}

/** What goes beyond the window to the right, when the page does. */
export const findOverflow = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
    )
    return wide.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`)
  })
