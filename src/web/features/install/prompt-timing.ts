import { dayMs, secondMs } from '#shared/time/duration.ts'

/** How long the page must have been open before the prompt may appear, in milliseconds. */
export const promptDelayMs = 10 * secondMs

/** How long a dismissal suppresses the prompt, in milliseconds. */
export const dismissalMs = 7 * dayMs

/** Returns whether a stored dismissal (epoch milliseconds as text) still suppresses the prompt. */
export const isDismissalActive = (dismissedAt: string | null, now: number): boolean =>
  dismissedAt !== null && Math.abs(now - Number(dismissedAt)) < dismissalMs
