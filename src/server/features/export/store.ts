import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'

/** The tables whose rows belong to a child, but for the ledger. */
const tablesOfChild = [
  'rewards',
  'redemptions',
  'habits',
  'check_ins',
  'rests',
  'skills',
  'scores',
  'moments',
  'badges',
  'completions',
] as const

type OfChild = (typeof tablesOfChild)[number]
type Rows = { [Table in OfChild]: Selectable<Tables[Table]>[] }

/** The rows of a child; those of a habit or a challenge are found by its id. */
export type ChildRows = Rows & {
  child: Selectable<Tables['children']>
  activities: Selectable<Tables['activities']>[]
}

const rowsIn = <Table extends OfChild>(db: Db, table: Table, familyId: string, childId: string) =>
  db
    .selectFrom<OfChild>(table)
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .orderBy('id')
    .execute() as Promise<Rows[Table]>

const rowsOfChild = async (db: Db, familyId: string, childId: string): Promise<Rows> => {
  const read: [string, unknown][] = []
  for (const table of tablesOfChild) read.push([table, await rowsIn(db, table, familyId, childId)])
  return Object.fromEntries(read) as Rows
}

const activitiesOf = (db: Db, familyId: string, childId: string) =>
  db
    .selectFrom('activities')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .orderBy('sequence')
    .execute()

/** The children of a family, oldest entry first. */
export const childrenOf = (db: Db, familyId: string) =>
  db.selectFrom('children').selectAll().where('family_id', '=', familyId).orderBy('id').execute()

/** A child with everything that is its own. */
export const withAllOf = async (db: Db, child: Selectable<Tables['children']>): Promise<ChildRows> => {
  const rows = await rowsOfChild(db, child.family_id, child.id)
  return { ...rows, child, activities: await activitiesOf(db, child.family_id, child.id) }
}

/** Every act of a family. It is all of them that are wanted, so no index could find them faster. */
export const actsOf = (db: Db, familyId: string) =>
  db
    .selectFrom('acts as every')
    .select(['id', 'user_id', 'child_id', 'kind', 'effect', 'created_at', 'undoes', 'undone_by', 'undone_at'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()

/** Those who are or were in a family, under the names they have or left with. */
export const membersOf = (db: Db, familyId: string) =>
  db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select(['members.user_id', 'members.role', 'members.removed_at', 'members.left_name', 'users.name'])
    .where('members.family_id', '=', familyId)
    .orderBy('members.created_at')
    .orderBy('members.user_id')
    .execute()

/** The row of a family. */
export const familyRow = (db: Db, familyId: string) =>
  db.selectFrom('families').selectAll().where('id', '=', familyId).executeTakeFirst()

/** What any write to a family changes: its version and those of its children. */
export const stateOf = async (db: Db, familyId: string): Promise<string> => {
  const family = await familyRow(db, familyId)
  const children = await db
    .selectFrom('children')
    .select(['id', 'version'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()
  return JSON.stringify([family?.version, children])
}
