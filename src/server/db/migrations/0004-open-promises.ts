import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index redemptions_open on redemptions (family_id, child_id, id)
    where given_at is null and returned_at is null`.execute(db)
}
