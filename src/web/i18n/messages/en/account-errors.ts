/** Errors of requests that only the sign-in page and the settings send; loaded with them. */
export const accountErrors = {
  passkey_rejected: 'This passkey did not work here. Try again, or sign in another way.',
  second_factor_required: 'Your account asks for a code, too.',
  second_factor_wrong: 'This code is not right, or it has been used.',
  too_many_passkeys: 'An account has room for 20 passkeys. Remove one that you no longer use.',
  passkey_known: 'This device has a passkey for your account already.',
  passkeys_need_https: 'Passkeys only work where the address begins with https.',
  second_factor_on: 'The second step is on already.',
  second_factor_off: 'The second step is not set up.',
  no_password: 'Your account has no password.',
} as const
