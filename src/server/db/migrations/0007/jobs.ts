import { sql, type Kysely } from 'kysely'
import { formatRequiredTextColumns } from '#server/db/migrations/columns.ts'

const statements = [
  `create table jobs (
    ${formatRequiredTextColumns('kind', 'key', 'due_at')},
    family_id text references families (id) on delete cascade,
    user_id text references users (id) on delete cascade,
    attempts integer not null,
    ${formatRequiredTextColumns('payload', 'created_at')},
    primary key (kind, key)
  )`,
  `create index jobs_due on jobs (due_at)`,
  `create index jobs_of_queue on jobs (coalesce(family_id, user_id, kind), due_at, key)`,
  `create index jobs_of_family on jobs (family_id)`,
  `create index jobs_of_user on jobs (user_id)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
