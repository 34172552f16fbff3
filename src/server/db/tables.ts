import type { Generated } from 'kysely'
import type { OwnedTable, records } from '#shared/records/all-records.ts'
import type { RowOf } from '#shared/records/record.ts'
import type { SignInMethod } from '#shared/auth/rules.ts'
import type { AccountEventKind } from '#shared/security/rules.ts'

/*
 * The tables. Portable columns only: text, integer, bigint. Ids are UUIDv7 text, instants ISO 8601 UTC text with
 * milliseconds, days YYYY-MM-DD, JSON is text. Everything of a family has the primary key (family_id, id) and a record in
 * src/shared, which declares its columns and how each is exported.
 */

/** People who sign in. */
export interface Users {
  id: string
  name: string
  email: string
  /** When the user opened a link that was mailed to the address, or null. */
  email_verified_at: string | null
  language: string
  created_at: string
  updated_at: string
  /** When the operator disabled the account; null while it can be used. */
  disabled_at: string | null
  /** When the user was removed from a family; null once they have joined another. */
  removed_at: string | null
  /** The version of Glowjar whose notice the user has dismissed, or in which the account was created; null if older. */
  seen_version: string | null
}

/** Sign-ins of users, each with the hash of the token in its cookie. */
export interface Sessions {
  id: string
  user_id: string
  /** SHA-256 of the token as base64url. */
  token_hash: string
  expires_at: string
  user_agent: string | null
  /** How the session began; null for sessions of older versions. */
  sign_in_method: SignInMethod | null
  /** When the user last proved who they are, or null if unknown. */
  authenticated_at: string | null
  created_at: string
  updated_at: string
}

/** Ways in which users can sign in: by password or with an account at a provider. */
export interface Accounts {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  /** Argon2id hash in PHC string format; null for an account at a provider. */
  password: string | null
  created_at: string
}

/**
 * Links and what must be remembered beside them: `identifier` tells the kind and contains the hash of a token, `value` is
 * the id of the user. Without a value: answered challenges of passkeys, and that an account was deleted.
 */
export interface Verifications {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
}

/** Passkeys of users. Not exported: a passkey belongs to the address of one installation. */
export interface Passkeys {
  id: string
  user_id: string
  /** Base64url, as the browser sends it. */
  credential_id: string
  /** COSE key as base64url. */
  public_key: string
  /** JSON list of transports, which browsers use to find the authenticator. */
  transports: string
  name: string
  /** Number of uses that the authenticator reported; 0 where it does not count. */
  counter: number
  /** `multiDevice` if a password manager may copy it, else `singleDevice`. */
  device_type: string
  /** 1 if a password manager keeps a copy, else 0. */
  is_backed_up: number
  created_at: string
  last_used_at: string | null
}

/** Second factors of users with a password. Not exported: the secret can be read only by its installation. */
export interface SecondFactors {
  user_id: string
  /** Encrypted secret of the authenticator app. */
  secret: string
  /** The latest time step of which a code was used; 0 before the first. */
  last_step: number
  created_at: string
  /** Null until the user has confirmed it with a code. */
  enabled_at: string | null
}

/** Unused recovery codes of second factors. Not exported, like the second factor. */
export interface RecoveryCodes {
  user_id: string
  code_hash: string
}

/** Browsers in which users are not asked for the second factor. Not exported, like sessions. */
export interface RememberedDevices {
  user_id: string
  /** SHA-256 of the token in the browser's cookie as base64url; users who share a browser share it. */
  token_hash: string
  expires_at: string
}

/** Security events of an account. */
export interface AccountEvents {
  id: string
  user_id: string
  kind: AccountEventKind
  /** How often it happened within the hour; failed sign-ins are counted instead of repeated. */
  count: number
  user_agent: string | null
  created_at: string
}

/** A row whose columns `K` have defaults in the database. */
type WithDefaults<Row, K extends keyof Row> = Omit<Row, K> & { [Name in K]: Generated<Row[Name]> }

type Rows = { [Table in OwnedTable]: RowOf<(typeof records)[Table]> }

export interface Tables extends Omit<Rows, 'families' | 'children'> {
  users: Users
  sessions: Sessions
  accounts: Accounts
  verifications: Verifications
  passkeys: Passkeys
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
  remembered_devices: RememberedDevices
  account_events: AccountEvents
  families: WithDefaults<Rows['families'], 'version' | 'week_start' | 'own_helplines'>
  children: WithDefaults<Rows['children'], 'points' | 'points_earned' | 'version' | 'tallies' | 'aliases'>
}
