import { sql, SqliteAdapter, type Kysely } from 'kysely'

const statements = [
  `alter table acts add column group_id text`,
  `create index acts_of_group on acts (family_id, group_id) where group_id is not null`,
]

// As in the first migration: SQLite would guess wrong.
const plannerStatistics = [
  `insert into sqlite_stat1 (tbl, idx, stat) values ('acts', 'acts_of_group', '100000 1000 3')`,
  `analyze sqlite_schema`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const statement of [...statements, ...(isSqlite ? plannerStatistics : [])]) await sql.raw(statement).execute(db)
}
