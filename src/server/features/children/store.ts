import type * as z from 'zod/mini'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child, childChanges, newChild } from '#shared/children/contract.ts'
import { childRecord } from '#shared/children/record.ts'
import { toColumns, listViewColumns } from '#shared/records/record.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const columns = listViewColumns(childRecord)

/** Returns the children of a family in the order in which they were added. */
export const listChildren = (db: Db, familyId: string): Promise<Child[]> =>
  db.selectFrom('children').select(columns).where('family_id', '=', familyId).orderBy('id').execute()

export const findChild = (db: Db, familyId: string, id: string): Promise<Child | undefined> =>
  db.selectFrom('children').select(columns).where('family_id', '=', familyId).where('id', '=', id).executeTakeFirst()

/** Returns how many children a family has. */
export const countChildren = async (db: Db, familyId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('children')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow()
  return n
}

type NewChild = z.output<typeof newChild> & { id: string; createdAt: string; quickList: readonly QuickEntry[] }

/** Inserts a child and returns it. */
export const insertChild = (tx: Tx, familyId: string, { quickList, ...fields }: NewChild): Promise<Child> =>
  tx
    .insertInto('children')
    .values({ family_id: familyId, quick_list: JSON.stringify(quickList), ...toColumns(childRecord, fields) })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Updates the given fields of a child and returns it. The child is locked. */
export const updateChild = async (
  tx: Tx,
  familyId: string,
  id: string,
  changes: z.output<typeof childChanges>,
): Promise<Child | undefined> => {
  const changed = toColumns(childRecord, changes)
  if (Object.keys(changed).length === 0) return findChild(tx, familyId, id)
  const update = tx.updateTable('children').set(changed).where('family_id', '=', familyId).where('id', '=', id)
  return update.returning(columns).executeTakeFirst()
}

/** Deletes a child with all that belongs to it. */
export const deleteChild = async (tx: Tx, familyId: string, id: string): Promise<void> => {
  await tx.deleteFrom('children').where('family_id', '=', familyId).where('id', '=', id).execute()
}
