import type { ProblemCode } from '#shared/contract/problem.ts'

/** What the sign-in page can say about a way in that failed; `provider` stands for whatever else went wrong there. */
export const signInErrors = [
  'sign_up_closed',
  'invitation_used',
  'already_in_family',
  'email_taken',
  'local_accounts_off',
  'too_many_requests',
  'signed_out',
  'cancelled',
  'provider',
] as const satisfies readonly (ProblemCode | 'cancelled' | 'provider')[]

export type SignInError = (typeof signInErrors)[number]

/** The error of this code, if the sign-in page knows it. */
export const findSignInError = (code: string): SignInError | undefined => signInErrors.find((known) => known === code)
