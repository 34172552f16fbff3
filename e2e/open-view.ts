import { expect, type Page } from '@playwright/test'
import { locateDialog } from './actions.ts'
import type { Translator } from './messages.ts'

/** A state of the app to check: a screen by its path, with or without an open dialog. */
export interface View {
  name: string
  path: string
  /** The widest window that has it, in CSS pixels. */
  maxWidth?: number
  /** Opens the dialog. */
  open?: (page: Page, t: Translator) => Promise<void>
}

/** Returns a function that clicks a button of the screen and waits for the dialog with a title. */
export const openByButton =
  (button: (t: Translator) => string, title: (t: Translator) => string) =>
  async (page: Page, t: Translator): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: button(t), exact: true })
      .first()
      .click()
    await expect(locateDialog(page, title(t))).toBeVisible()
  }

/** Returns a function that opens a menu, clicks an item and waits for the dialog with a title. */
export const openByMenuItem =
  (more: (t: Translator) => string | RegExp, item: (t: Translator) => string, title: (t: Translator) => string) =>
  async (page: Page, t: Translator): Promise<void> => {
    await page
      .getByRole('button', { name: more(t) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: item(t) }).click()
    await expect(locateDialog(page, title(t))).toBeVisible()
  }

/** Opens the dialog that chooses the picture of a new habit. */
export const openPictures = async (page: Page, t: Translator): Promise<void> => {
  await openByButton(
    (translate) => translate('habits.add'),
    (translate) => translate('habits.form.addTitle', { name: 'Mia' }),
  )(page, t)
  await page.getByText(t('habits.form.moreHint')).click()
  await page.getByRole('button', { name: t('pictures.label') }).click()
  await expect(locateDialog(page, t('pictures.choose'))).toBeVisible()
}

/** Opens a view in a language; the view before may have gone offline. */
export const openView = async (page: Page, t: Translator, locale: string, { path, open }: View): Promise<void> => {
  await page.context().setOffline(false)
  await page.goto(`/${locale}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByText(t('common.loading'))).toHaveCount(0)
  await open?.(page, t)
}

/** Returns the elements that overflow the window to the right, if the page scrolls sideways. */
export const findOverflow = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
    )
    return wide.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`)
  })
