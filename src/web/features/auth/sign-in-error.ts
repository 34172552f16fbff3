const told = [
  'sign_up_closed',
  'invitation_used',
  'already_in_family',
  'email_taken',
  'local_accounts_off',
  'too_many_requests',
  'cancelled',
  'signed_out',
] as const

export type SignInError = (typeof told)[number] | 'provider'

/** The known code in `?error=…`; any other one came from the provider. Null when there is none. */
export const signInErrorOf = (code: string | null): SignInError | null =>
  code ? (told.find((known) => known === code) ?? 'provider') : null
