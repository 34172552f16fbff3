import { childLists, type NestedLists } from '#shared/export/nested-lists.ts'
import { fileFormat, fileVersion } from '#shared/export/version.ts'
import { familyRecord, memberRecord } from '#shared/families/record.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { toFileRow } from '#shared/records/record.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { findFamily, listMembers, readRows, type RowsQuery } from './store.ts'

const minPartLength = 16 * 1024

const toMember = (row: Awaited<ReturnType<typeof listMembers>>[number]) => ({
  ...toFileRow(memberRecord, row),
  name: (row.removed_at === null ? row.name : row.left_name) ?? '',
  role: row.removed_at === null ? row.role : 'former',
})

interface List extends Omit<RowsQuery, 'table'> {
  table: OwnedTable
  lists?: NestedLists
}

/** Yields the JSON of a list of rows, each with the lists within it; no more than 25 rows of it are in memory. */
async function* formatList(db: Db, { lists = {}, ...query }: List): AsyncGenerator<string> {
  let isEmpty = true
  for await (const rows of readRows(db, query)) {
    // A text for each row would pass three generators, whose promises would be most of the garbage.
    let text = ''
    for (const row of rows) {
      text += `${isEmpty ? '[' : ','}${JSON.stringify(toFileRow(records[query.table], row)).slice(0, -1)}`
      isEmpty = false
      for (const [name, { parent, ...inner }] of Object.entries(lists)) {
        yield `${text},${JSON.stringify(name)}:`
        text = ''
        yield* formatList(db, { ...inner, where: { family_id: query.where.family_id, [parent]: String(row['id']) } })
      }
      text += '}'
      if (text.length < minPartLength) continue
      yield text
      text = ''
    }
    yield text
  }
  yield isEmpty ? '[]' : ']'
}

async function* formatFamily(db: Db, familyId: string, now: number): AsyncGenerator<string> {
  const family = orNotFound(await findFamily(db, familyId))
  const head = {
    format: fileFormat,
    version: fileVersion,
    exportedAt: toIso(now),
    family: { ...toFileRow(familyRecord, family), showsPictures: family.pictures_since !== null },
    members: (await listMembers(db, familyId)).map(toMember),
  }
  const where = { family_id: familyId }
  yield `${JSON.stringify(head).slice(0, -1)},"agents":`
  yield* formatList(db, { table: 'agents', where })
  yield ',"children":'
  yield* formatList(db, { table: 'children', where, lists: childLists })
  yield ',"acts":'
  yield* formatList(db, { table: 'acts', where })
  yield '}'
}

/**
 * Writes a family as an export file, in parts of some 16 KB. `db` must be a snapshot, so that the file shows one instant.
 * @throws AppError `not_found`
 */
export const writeFamily = async (
  db: Db,
  familyId: string,
  now: number,
  write: (text: string) => Promise<void>,
): Promise<void> => {
  let part = ''
  for await (const text of formatFamily(db, familyId, now)) {
    part += text
    if (part.length < minPartLength) continue
    await write(part)
    part = ''
  }
  await write(part)
}
