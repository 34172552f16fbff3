import type { Page } from '@playwright/test'

/** How long after the act shifts are counted, in milliseconds. */
const windowMs = 2000

/** Returns the sum of all layout shifts, also those right after a tap, from the start of an act until 2 s after it. */
export const measureLayoutShift = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
    Object.assign(window, { layoutShifts: shifts })
  })
  await act()
  await page.waitForTimeout(windowMs)
  return page.evaluate(() => (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((a, b) => a + b, 0))
}
