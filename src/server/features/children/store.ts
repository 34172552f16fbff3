import type * as z from 'zod/mini'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child, childChanges, newChild } from '#shared/children/contract.ts'
import { childRecord } from '#shared/children/record.ts'
import { toColumns, listViewColumns, type ViewOf } from '#shared/records/record.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { parseAliases } from '#server/ledger/stored-aliases.ts'

const columns = listViewColumns(childRecord)

const toChild = ({ aliases, ...row }: ViewOf<typeof childRecord>): Child => ({ ...row, aliases: parseAliases(aliases) })

/** Returns the columns of given fields of a child; null stands for no aliases. */
const toChildColumns = <Fields extends { aliases?: readonly string[] | null | undefined }>({
  aliases,
  ...fields
}: Fields) => ({ ...fields, ...(aliases === undefined ? {} : { aliases: JSON.stringify(aliases ?? []) }) })

/** Returns the children of a family in the order in which they were added. */
export const listChildren = async (db: Db, familyId: string): Promise<Child[]> => {
  const rows = await db.selectFrom('children').select(columns).where('family_id', '=', familyId).orderBy('id').execute()
  return rows.map(toChild)
}

export const findChild = async (db: Db, familyId: string, id: string): Promise<Child | undefined> => {
  const query = db.selectFrom('children').select(columns).where('family_id', '=', familyId).where('id', '=', id)
  const row = await query.executeTakeFirst()
  return row && toChild(row)
}

/** Lists the names and aliases of the children of a family, but for one child. */
export const listOtherNames = async (tx: Tx, familyId: string, exceptId: string) => {
  const rows = await tx
    .selectFrom('children')
    .select(['name', 'aliases'])
    .where('family_id', '=', familyId)
    .where('id', '!=', exceptId)
    .execute()
  return rows.map(({ name, aliases }) => ({ name, aliases: parseAliases(aliases) }))
}

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
export const insertChild = async (tx: Tx, familyId: string, { quickList, ...fields }: NewChild): Promise<Child> => {
  const own = { family_id: familyId, quick_list: JSON.stringify(quickList) }
  const row = await tx
    .insertInto('children')
    .values({ ...own, ...toColumns(childRecord, toChildColumns(fields)) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toChild(row)
}

/** Updates the given fields of a child and returns it. The child is locked. */
export const updateChild = async (
  tx: Tx,
  familyId: string,
  id: string,
  changes: z.output<typeof childChanges>,
): Promise<Child | undefined> => {
  const changed = toColumns(childRecord, toChildColumns(changes))
  if (Object.keys(changed).length === 0) return findChild(tx, familyId, id)
  const update = tx.updateTable('children').set(changed).where('family_id', '=', familyId).where('id', '=', id)
  const row = await update.returning(columns).executeTakeFirst()
  return row && toChild(row)
}

/** Deletes a child with all that belongs to it. */
export const deleteChild = async (tx: Tx, familyId: string, id: string): Promise<void> => {
  await tx.deleteFrom('children').where('family_id', '=', familyId).where('id', '=', id).execute()
}
