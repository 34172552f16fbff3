import { sql, type Kysely } from 'kysely'
import {
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from '#server/db/migrations/columns.ts'
import { newId } from '#server/ids.ts'

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

const batchSize = 500

interface Session {
  id: string
  user_id: string
  user_agent: string | null
  created_at: string
}

const toSignIn = ({ user_id, user_agent, created_at }: Session) =>
  sql`(${sql.join([newId(created_at), user_id, 'signed_in', 1, user_agent, created_at])})`

// So that the devices that are signed in now are known ones.
const recordSignIns = async (db: Kysely<unknown>) => {
  for (let after = ''; ;) {
    const query = sql<Session>`select id, user_id, user_agent, created_at from sessions where id > ${after} order by id limit ${batchSize}`
    const { rows } = await query.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const values = sql.join(rows.map(toSignIn))
    await sql`insert into account_events (id, user_id, kind, count, user_agent, created_at) values ${values}`.execute(
      db,
    )
  }
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await recordSignIns(db)
}
