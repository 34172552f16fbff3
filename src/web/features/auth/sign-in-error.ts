import { findSignInError, type SignInError } from '#shared/auth/sign-in-errors.ts'

/** Returns the sign-in error of a code in `?error=`; `provider` for an unknown one, null without one. */
export const signInErrorOf = (code: string | null): SignInError | null =>
  code ? (findSignInError(code) ?? 'provider') : null
