import type { ProblemCode } from '#shared/contract/problem.ts'

/** Error codes in the query of the sign-in page; `provider` stands for any other failure at the provider. */
export const signInErrors = [
  'sign_up_closed',
  'invitation_used',
  'already_in_family',
  'email_taken',
  'local_accounts_off',
  'account_disabled',
  'too_many_requests',
  'signed_out',
  'cancelled',
  'provider',
] as const satisfies readonly (ProblemCode | 'cancelled' | 'provider')[]

export type SignInError = (typeof signInErrors)[number]

/** Returns the error with this code, if it is one of the sign-in page. */
export const findSignInError = (code: string): SignInError | undefined => signInErrors.find((known) => known === code)
