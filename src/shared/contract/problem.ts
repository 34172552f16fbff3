import * as z from 'zod/mini'

/** Every code a problem document can carry, with its status and its English sentence. */
export const problems = {
  malformed: [400, 'The request could not be read.'],
  invalid_input: [400, 'Some fields are not valid.'],
  invalid_key: [400, 'The Idempotency-Key must be a UUID.'],
  invalid_group: [400, 'The Act-Group must be a UUID.'],
  act_time_out_of_reach: [
    400,
    'The Act-Time must be an instant in UTC, at most 7 days ago and at most 2 minutes ahead of the server.',
  ],
  signed_out: [401, 'Nobody is signed in.'],
  invalid_token: [401, 'The API token is unknown, revoked or expired.'],
  wrong_credentials: [401, 'The e-mail address or the password is not right.'],
  passkey_rejected: [401, 'This passkey cannot be used here.'],
  second_factor_required: [401, 'This account has a second factor: a code is required, too.'],
  second_factor_wrong: [401, 'The code is not right, or has been used.'],
  cross_site: [403, 'Requests from other sites are refused.'],
  recent_sign_in_required: [403, 'Confirm that it is you, then send the request again.'],
  insufficient_scope: [403, 'The scopes or children of the API token do not allow this.'],
  session_required: [403, 'API tokens may not do this; sign in to the app.'],
  owner_only: [403, 'Only the owner of the family may do this.'],
  sign_up_closed: [403, 'Sign-up is closed here.'],
  account_disabled: [403, 'This account is disabled.'],
  removed_from_family: [
    403,
    'This account was removed from a family: it can only export, join a family by invitation, or delete itself.',
  ],
  local_accounts_off: [403, 'Accounts with a password are switched off here.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This method is not allowed here.'],
  last_child: [409, 'At least one child profile must be kept'],
  too_many_children: [409, 'A family has at most 50 children.'],
  too_many_tokens: [409, 'A member has at most 20 API tokens.'],
  too_many_entries: [409, 'A child has at most 500 of these.'],
  too_many_passkeys: [409, 'An account has at most 20 passkeys.'],
  passkey_known: [409, 'This passkey has been added already.'],
  passkeys_need_https: [409, 'Passkeys need https, or localhost.'],
  second_factor_on: [409, 'The second factor is on already.'],
  second_factor_off: [409, 'No second factor has been set up.'],
  no_password: [409, 'This account has no password.'],
  webhook_off: [409, 'The webhook is switched off.'],
  too_many_webhooks: [409, 'A family has at most 5 webhooks.'],
  email_taken: [409, 'There is an account with this e-mail address already.'],
  already_in_family: [409, 'This account belongs to a family with children already.'],
  owner_stays: [409, 'The owner cannot be removed from the family.'],
  insufficient_points: [409, 'There are not enough points for this reward.'],
  reward_price_changed: [409, 'The reward has another price now.'],
  already_given: [409, 'This has been marked as given already.'],
  redemption_returned: [409, 'This redemption has been returned.'],
  already_checked_in: [409, 'Already checked in today'],
  habit_completed: [409, 'This habit is completed.'],
  skill_completed: [409, 'This challenge is completed.'],
  undo_expired: [409, 'It is too late to undo this.'],
  already_undone: [409, 'This has been undone already.'],
  not_undoable: [409, 'This cannot be undone.'],
  group_full: [409, 'A group has at most 100 acts.'],
  undo_newer_first: [409, 'A later act stands on this one; undo that one first.'],
  key_expired: [409, 'This request was carried out more than 30 days ago.'],
  invitation_used: [409, 'This invitation has been used or has run out.'],
  link_invalid: [409, 'This link has been used, has run out or is for another account.'],
  too_large: [413, 'The request is too large.'],
  wrong_content_type: [415, 'The body must be application/json.'],
  key_reused: [422, 'This Idempotency-Key was used for another request.'],
  busy: [429, 'Too many people are signing in at the moment; try again in a few seconds.'],
  too_many_requests: [429, 'Too many requests; try again later.'],
  internal: [500, 'Something went wrong on the server.'],
  unavailable: [503, 'The server cannot store anything at the moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() })

export type FieldError = z.output<typeof fieldError>

/** An RFC 9457 problem document with a stable `code`. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** Facts that the message of a code can name, such as `cost` and `points`. */
  facts: z.optional(z.record(z.string(), z.number())),
})

export type Problem = z.output<typeof problemDocument>
