import { sql, type Kysely } from 'kysely'
import {
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from '#server/db/migrations/columns.ts'

const statements = [
  'alter table sessions add column authenticated_at text',
  'alter table sessions add column sign_in_method text',
  'update sessions set authenticated_at = created_at',
  'alter table users add column email_verified_at text',
  `create table account_events (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    kind text not null,
    count integer not null,
    user_agent text,
    created_at text not null
  )`,
  'create index account_events_of_user on account_events (user_id, id)',
  'create index account_events_by_age on account_events (created_at)',
  `create table family_events (
    ${formatRequiredTextColumns('family_id', 'id', 'kind')},
    ${formatOptionalTextColumns('user_id', 'subject_id')},
    created_at text not null,
    ${familyRowConstraints},
    foreign key (family_id, user_id) references members (family_id, user_id)
  )`,
  'create index family_events_by_age on family_events (created_at)',
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
