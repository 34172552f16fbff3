import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 80

/** Walks with the Tab key until something has the focus; no further than once around the page. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, 'reached by the Tab key').toBeFocused()
}

/** Walks to something and presses it. */
export const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Walks to a field and writes into it, in place of what it holds. */
export const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Sees that a new screen is heard: its heading has the focus. */
export const expectHeadingFocused = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
}

/** Opens a dialog, sees that the focus is inside and stays there or in a notice, closes it, and sees the focus where it came from. */
export const openAndEscape = async (page: Page, opener: Locator, opened: Locator): Promise<void> => {
  await press(page, opener)
  const hasFocus = () =>
    opened.evaluate((element) => {
      const focused = document.activeElement
      return element.contains(focused) || Boolean(focused?.closest('[role="region"]:has([data-kind])'))
    })
  await expect.poll(hasFocus).toBe(true)
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    // The edge of the dialog hands the focus on to its other end.
    await expect.poll(hasFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
}
