import * as z from 'zod/mini'
import { scopes } from '#shared/contract/endpoint.ts'
import { id } from '#shared/contract/fields.ts'
import { storedInstant } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'

const notExported = { export: { omit: 'a token gives access to one server' } } as const

/** The columns of `api_tokens`: the access of an agent; deleted when it ends. */
export const apiTokenRecord = {
  family_id: column(id, notExported),
  /** Id of the agent. */
  id: column(id, notExported),
  /** SHA-256 of the token as base64url. */
  token_hash: column(z.string(), notExported),
  scopes: column(z.array(z.enum(scopes)), { ...notExported, json: true }),
  /** Ids of the children that exist for the token; null for all, also later ones. */
  child_ids: column(z.nullable(z.array(id)), { ...notExported, json: true }),
  /** Null: it does not expire. */
  expires_at: column(z.nullable(storedInstant), notExported),
  /** Written at most once an hour. */
  last_used_at: column(z.nullable(storedInstant), notExported),
} as const satisfies Columns
