import { recentSignInMinutes } from '#shared/auth/rules.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { AppError } from './errors.ts'
import { toIso } from './ids.ts'

// The clocks of several processes may differ; one that was far ahead must not prolong anything.
const clockToleranceMs = minuteMs

/** Returns the instant until which a sign-in counts as recent, in ISO 8601; null when it does not count. */
export const findRecentSignInEnd = (authenticatedAt: string | null, now: number): string | null => {
  if (authenticatedAt === null) return null
  const at = Date.parse(authenticatedAt)
  const end = at + recentSignInMinutes * minuteMs
  return at <= now + clockToleranceMs && end > now ? toIso(end) : null
}

/** @throws AppError `recent_sign_in_required` when the member has not proved who they are within the last 10 minutes */
export const assertRecentSignIn = (member: { authenticatedAt: string | null } | null, now: number): void => {
  if (findRecentSignInEnd(member?.authenticatedAt ?? null, now) === null) throw new AppError('recent_sign_in_required')
}
