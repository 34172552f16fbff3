import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table families add column country text`.execute(db)
  await sql`alter table families add column own_helplines text not null default '{}'`.execute(db)
}
