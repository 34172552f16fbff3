import type { Page } from '@playwright/test'
import { dayIn, startOfDay } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'

/** Sets the clock of the browser to an hour of the family's today, because home begins with other things in the evening. */
export const setHour = async (page: Page, hour: number): Promise<void> => {
  const zone = 'Europe/Madrid'
  await page.clock.setFixedTime(startOfDay(dayIn(Date.now(), zone), zone) + hour * hourMs)
}
