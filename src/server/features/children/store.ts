import type { Selectable } from 'kysely'
import type { Child } from '#shared/children/contract.ts'
import type { Children } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const toChild = (row: Selectable<Children>): Child => ({
  id: row.id,
  name: row.name,
  age: row.age,
  gender: row.gender,
  birthday: row.birthday,
  avatarUrl: row.avatar,
  points: row.points,
  pointsEarned: row.points_earned,
  createdAt: row.created_at,
})

/** The children of a family, oldest entry first. */
export const childrenOf = async (db: Db, familyId: string): Promise<Child[]> => {
  const rows = await db.selectFrom('children').selectAll().where('family_id', '=', familyId).orderBy('id').execute()
  return rows.map(toChild)
}

/** One child of a family. */
export const childById = async (db: Db, familyId: string, id: string): Promise<Child | undefined> => {
  const row = await db
    .selectFrom('children')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toChild(row)
}

/** How many children a family has. */
export const countChildren = async (db: Db, familyId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('children')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow()
  return n
}

export interface ChildFields {
  name?: string
  age?: number | null
  gender?: 'boy' | 'girl' | null
  birthday?: string | null
  avatar?: string | null
}

/** A child that begins, with its quick list. */
export interface NewChild extends ChildFields {
  id: string
  name: string
  quickList: unknown
  createdAt: string
}

export const insertChild = async (tx: Tx, familyId: string, child: NewChild): Promise<void> => {
  await tx
    .insertInto('children')
    .values({
      family_id: familyId,
      id: child.id,
      name: child.name,
      age: child.age ?? null,
      gender: child.gender ?? null,
      birthday: child.birthday ?? null,
      avatar: child.avatar ?? null,
      quick_list: JSON.stringify(child.quickList),
      created_at: child.createdAt,
    })
    .execute()
}

/** Changes the given fields; an absent one stays. The child is locked already. */
export const updateChild = async (tx: Tx, familyId: string, id: string, fields: ChildFields): Promise<void> => {
  if (Object.keys(fields).length === 0) return
  await tx.updateTable('children').set(fields).where('family_id', '=', familyId).where('id', '=', id).execute()
}

/** Deletes a child with all that belongs to it. */
export const removeChild = async (tx: Tx, familyId: string, id: string): Promise<boolean> => {
  const gone = await tx.deleteFrom('children').where('family_id', '=', familyId).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows === 1n
}
