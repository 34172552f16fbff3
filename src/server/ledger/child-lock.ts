import type { ExpressionBuilder } from 'kysely'
import { childLimits } from '#shared/children/rules.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

interface ChildKey {
  familyId: string
  childId: string
}

const bumped = (row: ExpressionBuilder<Tables, 'children'>) => ({ version: row('version', '+', 1) })

const bump = prepared<ChildKey>()((db, { familyId, childId }) =>
  db
    .updateTable('children')
    .set(bumped)
    .where(({ and }) => and({ family_id: familyId, id: childId }))
    .returning(['points', 'version']),
)

type OfChild = 'habits' | 'moments' | 'redemptions' | 'rewards' | 'skills'

const bumpOwner = (table: OfChild) =>
  prepared<{ familyId: string; id: string }>()((db, { familyId, id }) =>
    db
      .updateTable('children')
      .set(bumped)
      .where('family_id', '=', familyId)
      .where('id', '=', (child) =>
        child.selectFrom(table).select('child_id').where('family_id', '=', familyId).where('id', '=', id),
      )
      .returning(['id as childId', 'points', 'version']),
  )

const bumpOwnerOf = {
  habits: bumpOwner('habits'),
  moments: bumpOwner('moments'),
  redemptions: bumpOwner('redemptions'),
  rewards: bumpOwner('rewards'),
  skills: bumpOwner('skills'),
} as const satisfies Record<OfChild, unknown>

const versionOf = prepared<ChildKey>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('version').where('family_id', '=', familyId).where('id', '=', childId),
)

/**
 * Bumps the version of a child, which locks it until the transaction ends: the first statement of every write to a child
 * or to anything of a child. Returns its points and version.
 * @throws AppError `not_found`
 */
export const lockChild = async (tx: Tx, familyId: string, childId: string) =>
  orNotFound((await bump(tx, { familyId, childId })).rows[0])

/** Locks the child that owns a row, deleted or not; load the row after it. @throws AppError `not_found` */
export const lockChildOf = async (tx: Tx, table: OfChild, familyId: string, id: string) =>
  orNotFound((await bumpOwnerOf[table](tx, { familyId, id })).rows[0])

/** Returns the version of a child, which is the ETag of its poll. @throws AppError `not_found` */
export const childVersion = async (db: Db, familyId: string, childId: string): Promise<number> =>
  orNotFound((await versionOf(db, { familyId, childId })).rows[0]).version

/**
 * Throws if a child has the maximum number of entries of a kind. The child is locked.
 * @throws AppError `too_many_entries`
 */
export const assertBelowLimit = async (
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
