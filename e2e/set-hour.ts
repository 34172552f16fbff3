import type { Page } from '@playwright/test'
import { addDays, dayIn, startOfDay } from '#shared/time/day.ts'
import { hourMs } from '#shared/time/duration.ts'

/** Sets the clock of the browser to an hour of the family's today, because home begins with other things in the evening. */
export const setHour = async (page: Page, hour: number): Promise<void> => {
  const zone = 'Europe/Madrid'
  const tomorrow = startOfDay(addDays(dayIn(Date.now(), zone), 1), zone)
  // Before the end of the day: where the clocks change, they do so early in the morning.
  await page.clock.setFixedTime(tomorrow - (24 - hour) * hourMs)
}
