import type { FamilyFile } from '#shared/export/contract.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { iso, newId } from '#server/ids.ts'
import { actRow, childRow, rowsOfChild, type NewHome } from './rows-of.ts'

const rowsAtOnce = 500

const insertAll = async (tx: Tx, table: keyof Tables, rows: readonly object[]) => {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce))
      .execute()
  }
}

/** Who of the file the owner of the new family is: the same person where they meet again, else the owner in the file. */
export const ownerIn = ({ members }: FamilyFile, userId: string) =>
  members.find(({ id }) => id === userId) ?? members.find(({ role }) => role === 'owner')

const peopleOf = (file: FamilyFile, userId: string, now: number) => {
  const owner = ownerIn(file, userId)
  return new Map(file.members.map(({ id }) => [id, id === owner?.id ? userId : newId(now)]))
}

const insertPeople = async (tx: Tx, file: FamilyFile, home: NewHome, userId: string, now: number) => {
  const at = iso(now)
  const rows = file.members.map(({ id, name }) => {
    const user_id = home.userOf(id)
    const row = { family_id: home.familyId, user_id, created_at: at }
    return user_id === userId
      ? { ...row, role: 'owner', removed_at: null, left_name: null }
      : { ...row, role: 'caregiver', removed_at: at, left_name: name }
  })
  await insertAll(tx, 'members', rows)
}

/**
 * Writes a family that was read from a file, as a new one that belongs to a user who is in no family. What is in it
 * keeps its ids; the family and its people get new ones, and who is not the owner is kept by name. Gives the family's id.
 */
export const keepFamily = async (tx: Tx, file: FamilyFile, userId: string, now: number): Promise<string> => {
  const people = peopleOf(file, userId, now)
  const home = { familyId: newId(now), userOf: (id: string) => people.get(id) ?? userId }
  const { name, timeZone, showsPictures, createdAt } = file.family
  const family = { id: home.familyId, name, time_zone: timeZone, created_at: createdAt }
  await insertAll(tx, 'families', [{ ...family, pictures_since: showsPictures ? iso(now) : null }])
  await insertPeople(tx, file, home, userId, now)
  await insertAll(
    tx,
    'children',
    file.children.map((child) => childRow(child, home)),
  )
  await insertAll(
    tx,
    'acts',
    file.acts.map((act) => actRow(act, home)),
  )
  for (const child of file.children) {
    for (const [table, rows] of Object.entries(rowsOfChild(child, home))) {
      await insertAll(tx, table as keyof Tables, rows)
    }
  }
  return home.familyId
}
