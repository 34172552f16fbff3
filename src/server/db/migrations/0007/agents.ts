import { sql, SqliteAdapter, type Kysely } from 'kysely'
import {
  familyRowConstraints,
  formatOptionalTextColumns,
  formatRequiredTextColumns,
} from '#server/db/migrations/columns.ts'

const statements = [
  `create table agents (
    ${formatRequiredTextColumns('family_id', 'id', 'kind', 'name', 'created_by', 'created_at')},
    ended_at text,
    ${familyRowConstraints}
  )`,
  `create table api_tokens (
    ${formatRequiredTextColumns('family_id', 'id', 'token_hash', 'scopes')},
    ${formatOptionalTextColumns('child_ids', 'expires_at', 'last_used_at')},
    unique (family_id, token_hash),
    foreign key (family_id, id) references agents (family_id, id) on delete cascade,
    ${familyRowConstraints}
  )`,
  `alter table acts add column via text`,
  `alter table activities add column via text`,
]

const tablesWithAgent = ['acts', 'activities']

const foreignKey = `foreign key (family_id, via) references agents (family_id, id) on delete cascade`

// SQLite adds a composite foreign key only to a new table, and a table that others refer to cannot be replaced in a
// transaction.
const createForeignKeyTrigger = (table: string, event: string) => `create trigger ${table}_via_${event}
  before ${event === 'insert' ? 'insert' : 'update of family_id, via'} on ${table}
  when new.via is not null and not exists (select 1 from agents where family_id = new.family_id and id = new.via)
  begin select raise(abort, 'FOREIGN KEY constraint failed'); end`

const foreignKeysOnSqlite = tablesWithAgent.flatMap((table) =>
  ['insert', 'update'].map((event) => createForeignKeyTrigger(table, event)),
)

const foreignKeysOnPostgres = tablesWithAgent.map((table) => `alter table ${table} add ${foreignKey}`)

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of [...statements, ...(isSqlite ? foreignKeysOnSqlite : foreignKeysOnPostgres)]) {
    await sql.raw(statement).execute(db)
  }
}
