import type { FamilyFile } from '#shared/export/contract.ts'
import { fileFormat, fileVersion } from '#shared/export/version.ts'
import { familyRecord, memberRecord } from '#shared/families/record.ts'
import { toFileRow } from '#shared/records/record.ts'
import type { Db } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { readFamilyVersions, findFamily, listMembers, readActs, readAgents, readChildren } from './store.ts'

const maxAttempts = 10

const toMember = (row: Awaited<ReturnType<typeof listMembers>>[number]): FamilyFile['members'][number] => ({
  ...toFileRow(memberRecord, row),
  name: (row.removed_at === null ? row.name : row.left_name) ?? '',
  role: row.removed_at === null ? row.role : 'former',
})

const readOnce = async (db: Db, familyId: string, now: number): Promise<FamilyFile> => {
  const family = orNotFound(await findFamily(db, familyId))
  return {
    format: fileFormat,
    version: fileVersion,
    exportedAt: toIso(now),
    family: { ...toFileRow(familyRecord, family), showsPictures: family.pictures_since !== null },
    members: (await listMembers(db, familyId)).map(toMember),
    agents: await readAgents(db, familyId),
    children: await readChildren(db, familyId),
    acts: await readActs(db, familyId),
  }
}

/**
 * Returns a whole family, as it is at one instant, in the format of the export file. Writes nothing, so that it works on
 * a full disk, too: it reads again when a version changed meanwhile, ten times at most.
 * @throws AppError `not_found`; `unavailable` when the family never stops changing
 */
export const readFamily = async (db: Db, familyId: string, now: number): Promise<FamilyFile> => {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await readFamilyVersions(db, familyId)
    const file = await readOnce(db, familyId, now)
    if ((await readFamilyVersions(db, familyId)) === before) return file
  }
  throw new AppError('unavailable')
}
