import type { Day } from '#shared/time/day.ts'

/** What the file of a family is called when it was made on a day. */
export const fileNameOn = (today: Day): string => `glowjar-${today}.json`
