import { sql, type Kysely } from 'kysely'
import { formatRequiredTextColumns } from '#server/db/migrations/columns.ts'

const statements = [
  `create table jobs (
    family_id text not null references families (id) on delete cascade,
    ${formatRequiredTextColumns('kind', 'key', 'due_at')},
    attempts integer not null,
    ${formatRequiredTextColumns('payload', 'created_at')},
    primary key (family_id, kind, key)
  )`,
  `create index jobs_due on jobs (due_at)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
