/** Errors that occur only on screens other than home; loaded with those. */
export const accountErrors = {
  account_disabled: 'This account is disabled. Ask whoever runs this server.',
  sign_up_closed: 'New accounts are closed here. Someone of the family can invite you.',
  local_accounts_off: 'Accounts with a password are switched off here.',
  already_in_family:
    'Your account belongs to a family with children already. To join this one, sign out, open the link again and use another e-mail address.',
  owner_stays: 'Whoever manages the family cannot be removed.',
  invitation_used: 'This invitation has been used or has run out. Ask for a new one.',
  link_invalid: 'This link has been used or has run out.',
  passkey_rejected: 'This passkey did not work here. Try again, or sign in another way.',
  second_factor_required: 'Your account asks for a code, too.',
  second_factor_wrong: 'This code is not right, or it has been used.',
  too_many_passkeys: 'An account has room for 20 passkeys. Remove one that you no longer use.',
  passkey_known: 'This device has a passkey for your account already.',
  passkeys_need_https: 'Passkeys only work where the address begins with https.',
  second_factor_on: 'The second step is on already.',
  second_factor_off: 'The second step is not set up.',
  no_password: 'Your account has no password.',
  invalid_token: 'This access key is not valid any more.',
  insufficient_scope: 'This access key does not allow this.',
  session_required: 'This is only possible in the app itself.',
  too_many_tokens: 'There is room for 20 access keys. Remove one that is no longer needed.',
} as const
