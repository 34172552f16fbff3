import type { ExpressionBuilder } from 'kysely'
import { childLimits } from '#shared/children/rules.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

interface ChildKey {
  familyId: string
  childId: string
}

const incrementedVersion = (row: ExpressionBuilder<Tables, 'children'>) => ({ version: row('version', '+', 1) })

const incrementVersion = createPreparedQuery<ChildKey>()((db, { familyId, childId }) =>
  db
    .updateTable('children')
    .set(incrementedVersion)
    .where(({ and }) => and({ family_id: familyId, id: childId }))
    .returning(['points', 'version']),
)

type ChildTable = 'habits' | 'moments' | 'redemptions' | 'rewards' | 'skills'

const createOwnerVersionIncrement = (table: ChildTable) =>
  createPreparedQuery<{ familyId: string; id: string }>()((db, { familyId, id }) =>
    db
      .updateTable('children')
      .set(incrementedVersion)
      .where('family_id', '=', familyId)
      .where('id', '=', (child) =>
        child.selectFrom(table).select('child_id').where('family_id', '=', familyId).where('id', '=', id),
      )
      .returning(['id as childId', 'points', 'version']),
  )

const incrementOwnerVersionByTable = {
  habits: createOwnerVersionIncrement('habits'),
  moments: createOwnerVersionIncrement('moments'),
  redemptions: createOwnerVersionIncrement('redemptions'),
  rewards: createOwnerVersionIncrement('rewards'),
  skills: createOwnerVersionIncrement('skills'),
} as const satisfies Record<ChildTable, unknown>

const queryVersion = createPreparedQuery<ChildKey>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('version').where('family_id', '=', familyId).where('id', '=', childId),
)

/**
 * Raises the version of a child by one, which locks it until the transaction ends: the first statement of every write to a child
 * or to anything of a child. Returns its points and version.
 * @throws AppError `not_found`
 */
export const lockChild = async (tx: Tx, familyId: string, childId: string) =>
  orNotFound((await incrementVersion(tx, { familyId, childId })).rows[0])

/** Locks the child that owns a row, deleted or not; load the row after it. @throws AppError `not_found` */
export const lockChildOf = async (tx: Tx, table: ChildTable, familyId: string, id: string) =>
  orNotFound((await incrementOwnerVersionByTable[table](tx, { familyId, id })).rows[0])

/** Returns the version of a child, which is the ETag of its poll. @throws AppError `not_found` */
export const readChildVersion = async (db: Db, familyId: string, childId: string): Promise<number> =>
  orNotFound((await queryVersion(db, { familyId, childId })).rows[0]).version

/**
 * Throws if a child has the maximum number of entries of a kind. The child is locked.
 * @throws AppError `too_many_entries`
 */
export const assertBelowEntryLimit = async (
  tx: Tx,
  familyId: string,
  childId: string,
  kind: 'rewards' | 'habits' | 'skills',
): Promise<void> => {
  const { entries } = await tx
    .selectFrom(kind)
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (entries >= childLimits.entries) throw new AppError('too_many_entries')
}
