import { expect, type Locator, type Page } from '@playwright/test'

const maxTabStops = 80

/** Presses Tab until an element has the focus, at most 80 times. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxTabStops; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'reached by the Tab key').toBeFocused()
}

/** Tabs to an element and presses Enter or Space. */
export const tabAndPress = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Tabs to a field and replaces its value. */
export const tabAndType = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Expects the focus on the main heading with a name, so that screen readers announce the screen. */
export const expectHeadingFocused = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/** Opens a dialog, expects the focus to stay inside it or in the message, closes it, and expects the focus to return. */
export const openAndCloseDialog = async (page: Page, opener: Locator, opened: Locator): Promise<void> => {
  await tabAndPress(page, opener)
  const hasFocus = () =>
    opened.evaluate((element) => {
      const focused = document.activeElement
      return element.contains(focused) || Boolean(focused?.closest('[data-messages]'))
    })
  await expect.poll(hasFocus).toBe(true)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    // The focus guards of the dialog pass the focus to its other end.
    await expect.poll(hasFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
}
