import { findSignInError, type SignInError } from '#shared/auth/sign-in-errors.ts'

/** Parses the code of `?error=`: returns `provider` for an unknown one, null without one. */
export const parseSignInError = (code: string | null): SignInError | null =>
  code ? (findSignInError(code) ?? 'provider') : null
