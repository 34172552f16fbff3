import { fileFormat, type FamilyFile } from '#shared/export/contract.ts'
import type { Db } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { iso } from '#server/ids.ts'
import { actOf, childOf, memberOf } from './file-of.ts'
import { actsOf, childrenOf, familyRow, membersOf, stateOf, withAllOf } from './store.ts'

const attempts = 10

// One after the other, so that the rows of one alone are held beside the file.
const readChildren = async (db: Db, familyId: string) => {
  const children: FamilyFile['children'] = []
  for (const child of await childrenOf(db, familyId)) children.push(childOf(await withAllOf(db, child)))
  return children
}

const readOnce = async (db: Db, familyId: string, now: number): Promise<FamilyFile> => {
  const family = orNotFound(await familyRow(db, familyId))
  return {
    format: fileFormat,
    version: 1,
    exportedAt: iso(now),
    family: {
      name: family.name,
      timeZone: family.time_zone,
      showsPictures: family.pictures_since !== null,
      createdAt: family.created_at,
    },
    members: (await membersOf(db, familyId)).map(memberOf),
    children: await readChildren(db, familyId),
    acts: (await actsOf(db, familyId)).map(actOf),
  }
}

/**
 * A whole family as it is at one instant. It writes nothing, so that it also works on a full disk: what was read counts
 * when no version has changed meanwhile, else it is read again. Refuses `not_found`, and `unavailable` when the family
 * never holds still.
 */
export const readFamily = async (db: Db, familyId: string, now: number): Promise<FamilyFile> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await stateOf(db, familyId)
    const file = await readOnce(db, familyId, now)
    if ((await stateOf(db, familyId)) === before) return file
  }
  throw new AppError('unavailable')
}
