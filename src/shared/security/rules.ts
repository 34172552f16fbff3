/** Kinds of events of an account; only its user sees them. */
export const accountEventKinds = [
  'signed_in',
  'sign_in_failed',
  /** The right password in a new browser, without a code of the second factor. */
  'second_factor_missing',
  /** A wrong code of the second factor after the right password. */
  'second_factor_wrong',
  'password_changed',
  'password_reset',
  'session_ended',
  'other_sessions_ended',
  'email_verified',
  'passkey_added',
  'passkey_removed',
  'second_factor_on',
  'second_factor_off',
  /** Turned off by the operator. */
  'second_factor_reset',
  'recovery_codes_renewed',
  /** Turned off by a restore without the secret that encrypts it. */
  'second_factor_lost',
] as const

export type AccountEventKind = (typeof accountEventKinds)[number]

/** Kinds of events of a family; every member sees them. */
export const familyEventKinds = [
  'invitation_created',
  'invitation_revoked',
  'member_joined',
  'member_removed',
  'member_left',
  /** Another member became the owner, because the last one left. */
  'owner_changed',
  'token_created',
  'token_revoked',
  'exported',
  'webhook_added',
  'webhook_changed',
  'webhook_secret_replaced',
  'webhook_deleted',
] as const

export type FamilyEventKind = (typeof familyEventKinds)[number]

/** Days for which security events are kept. */
export const securityEventDays = 180
