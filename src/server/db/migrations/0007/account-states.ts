import { sql, type Kysely } from 'kysely'

// Accounts that were removed from a family before: without a family since, or in one of their own from then on. Who has
// joined another family by invitation or received one by import is not in the family since its beginning.
const markRemovedAccounts = sql`update users
  set removed_at = (select max(removed_at) from members where user_id = users.id)
  where exists (select 1 from members where user_id = users.id and removed_at is not null)
  and not exists (
    select 1 from members join families on families.id = members.family_id
    where members.user_id = users.id and members.removed_at is null
    and (members.role <> 'owner' or members.created_at <> families.created_at)
  )`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['disabled_at', 'removed_at']) {
    await sql`alter table users add column ${sql.ref(column)} text`.execute(db)
  }
  await markRemovedAccounts.execute(db)
}
