import type { Generated } from 'kysely'
import type { OwnedTable, records } from '#shared/records/all-records.ts'
import type { RowOf } from '#shared/records/record.ts'

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
  language: string
  created_at: string
  updated_at: string
  /** When the operator disabled the account; null while it can be used. */
  disabled_at: string | null
  /** When the user was removed from a family; null once they have joined another. */
  removed_at: string | null
}

/** Sign-ins of users, each with the hash of the token in its cookie. */
export interface Sessions {
  id: string
  user_id: string
  /** SHA-256 of the token as base64url. */
  token_hash: string
  expires_at: string
  user_agent: string | null
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

/** Password reset tokens: `identifier` contains the hash of the token, `value` is the id of the user. */
export interface Verifications {
  id: string
  identifier: string
  value: string
  expires_at: string
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
  families: WithDefaults<Rows['families'], 'version'>
  children: WithDefaults<Rows['children'], 'points' | 'points_earned' | 'version'>
}
