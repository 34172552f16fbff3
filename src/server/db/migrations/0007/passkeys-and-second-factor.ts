import { sql, type Kysely } from 'kysely'
import { formatRequiredTextColumns } from '#server/db/migrations/columns.ts'

const statements = [
  `create table passkeys (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    credential_id text not null unique,
    ${formatRequiredTextColumns('public_key', 'transports', 'name')},
    counter bigint not null,
    ${formatRequiredTextColumns('device_type')},
    is_backed_up integer not null,
    created_at text not null,
    last_used_at text
  )`,
  `create index passkeys_of_user on passkeys (user_id)`,
  `create table second_factors (
    user_id text primary key references users (id) on delete cascade,
    secret text not null,
    last_step bigint not null,
    created_at text not null,
    enabled_at text
  )`,
  `create table recovery_codes (
    user_id text not null references users (id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  `create table remembered_devices (
    user_id text not null references users (id) on delete cascade,
    token_hash text not null,
    expires_at text not null,
    primary key (user_id, token_hash)
  )`,
  `create index remembered_devices_of_token on remembered_devices (token_hash)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
