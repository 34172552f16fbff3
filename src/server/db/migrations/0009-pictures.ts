import { sql, type Kysely } from 'kysely'

/** The tables of things with a picture that a caregiver can choose. */
const tables = ['habits', 'rewards', 'redemptions']

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of tables) await sql.raw(`alter table ${table} add column picture text`).execute(db)
}
