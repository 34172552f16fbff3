import { expect, type Page } from '@playwright/test'
import { locateMessage } from './actions.ts'
import { expectNothingJumps } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { isFullRun } from './sampling.ts'

/** Windows in which nothing may jump. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  ...(isFullRun ? { 'narrow phone': { width: 360, height: 740 }, tablet: { width: 768, height: 1024 } } : {}),
}

/** Opens a screen and waits until all of it has loaded. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // What it says is heard only if its region was there before.
  await expect(page.locator('[data-messages]')).toBeAttached()
}

/** Locates the undo button of the message. */
export const locateUndo = (page: Page, t: Translator) =>
  locateMessage(page, t).getByRole('button', { name: t('common.undo'), exact: true })

/** Waits, after an act, for the undo button of its message. */
export const untilUndo = (page: Page, t: Translator) => ({ until: () => expect(locateUndo(page, t)).toBeVisible() })

/** Undoes the last act in its message, and expects that nothing jumps. */
export const undo = (page: Page, t: Translator, says: string) =>
  expectNothingJumps(page, () => locateUndo(page, t).click(), {
    until: () => expect(locateMessage(page, t)).toContainText(says),
    says,
  })
