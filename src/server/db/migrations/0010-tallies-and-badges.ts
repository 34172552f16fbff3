import { sql, SqliteAdapter, type Kysely } from 'kysely'
import { actForeignKey, childRowConstraints, formatRequiredTextColumns } from './columns.ts'

/*
 * What badges count of each child, and badges without an act: those of deeds before this schema. A job for each family counts
 * them; until then the tallies of its children are null.
 */

const tallies = [`alter table children add column tallies text default '{}'`, `update children set tallies = null`]

const optionalActOnPostgres = [`alter table badges alter column act_id drop not null`]

// SQLite cannot change a column.
const optionalActOnSqlite = [
  `create table badges_with_optional_act (
    ${formatRequiredTextColumns('family_id', 'id', 'child_id', 'kind')},
    act_id text,
    awarded_at text not null,
    unique (family_id, child_id, kind),
    ${actForeignKey},
    ${childRowConstraints}
  )`,
  `insert into badges_with_optional_act (family_id, id, child_id, kind, act_id, awarded_at)
    select family_id, id, child_id, kind, act_id, awarded_at from badges`,
  `drop table badges`,
  `alter table badges_with_optional_act rename to badges`,
]

// Due at once.
const jobs = `insert into jobs (family_id, user_id, kind, key, due_at, attempts, payload, created_at)
  select id, null, 'badges', id, created_at, 0, '', created_at from families`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const optionalAct = isSqlite ? optionalActOnSqlite : optionalActOnPostgres
  for (const statement of [
    ...tallies,
    ...optionalAct,
    `create index badges_of_act on badges (family_id, act_id)`,
    jobs,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
