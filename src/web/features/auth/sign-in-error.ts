import { findSignInError, type SignInError } from '#shared/auth/sign-in-errors.ts'

/** The known code in `?error=…`; any other one came from the provider. Null when there is none. */
export const signInErrorOf = (code: string | null): SignInError | null =>
  code ? (findSignInError(code) ?? 'provider') : null
