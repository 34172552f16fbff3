/** How long a page is open before the prompt may appear, in milliseconds. */
export const patience = 10_000

/** How long a "not now" holds, in milliseconds. */
export const rest = 7 * 24 * 60 * 60 * 1000

/** Whether a kept dismissal (milliseconds since the epoch, as text) still holds. What cannot be read holds nothing. */
export const isResting = (dismissed: string | null, now: number): boolean =>
  dismissed !== null && Math.abs(now - Number(dismissed)) < rest
