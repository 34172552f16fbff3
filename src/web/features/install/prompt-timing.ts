import { dayMs, secondMs } from '#shared/time/duration.ts'

/** How long a page is open before the prompt may appear, in milliseconds. */
export const promptDelayMs = 10 * secondMs

/** How long a "not now" holds, in milliseconds. */
export const dismissalMs = 7 * dayMs

/** Whether a kept dismissal (milliseconds since the epoch, as text) still holds. What cannot be read holds nothing. */
export const isDismissalActive = (dismissed: string | null, now: number): boolean =>
  dismissed !== null && Math.abs(now - Number(dismissed)) < dismissalMs
