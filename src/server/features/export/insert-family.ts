import type { FamilyFile } from '#shared/export/contract.ts'
import { childLists, listNestedRows, type ChildInFile, type FileRow } from '#shared/export/nested-lists.ts'
import { createHabitDays, toCompactStreak, type MarkedDay } from '#shared/habits/rules.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { fromFileRow, type Columns } from '#shared/records/record.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso, newId } from '#server/ids.ts'
import { settleBadges } from '#server/ledger/settle-badges.ts'

const rowsPerInsert = 500

const insertAll = async (tx: Tx, table: OwnedTable, rows: readonly object[]) => {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + rowsPerInsert))
      .execute()
  }
}

/** Returns the member in a file who becomes the user that owns the new family: the one with this id, else the owner in the file. */
export const chooseOwnerInFile = ({ members }: FamilyFile, userId: string) =>
  members.find(({ id }) => id === userId) ?? members.find(({ role }) => role === 'owner')

/** The user ids in the new family by those in the file. */
type UserIds = ReadonlyMap<unknown, string>

const toRow = (table: OwnedTable, row: FileRow, users: UserIds) => {
  const record: Columns = records[table]
  const values = Object.entries(fromFileRow(record, row))
  return Object.fromEntries(
    values.map(([name, value]) => [name, record[name]?.refersTo === 'members' ? users.get(value) : value]),
  )
}

/** Returns the JSON of the streak of a habit in a file, from its first day on; the next write drops what lies far back. */
const computeStoredStreak = ({ createdAt, reachedStreak, checkIns, rests }: ChildInFile['habits'][number]) => {
  const days: MarkedDay[] = [
    ...checkIns.map(({ date }) => ({ day: date, is: 'done' }) as const),
    ...rests.map(({ date }) => ({ day: date, is: 'rest' }) as const),
  ]
  return JSON.stringify(toCompactStreak(createHabitDays(days, createdAt.slice(0, 10), reachedStreak)))
}

const insertChildRows = async (tx: Tx, child: ChildInFile, familyId: string, users: UserIds) => {
  const streaks = new Map<unknown, string>(child.habits.map((habit) => [habit.id, computeStoredStreak(habit)]))
  const rows = listNestedRows(childLists, child).map(({ table, row, parent: [column, parentId] }) => ({
    table,
    row: {
      family_id: familyId,
      child_id: child.id,
      [column]: parentId,
      ...toRow(table, row, users),
      ...(table === 'habits' ? { walk: streaks.get(row['id']) } : {}),
    },
  }))
  for (const [table, some] of Map.groupBy(rows, (one) => one.table)) {
    const inserts = some.map(({ row }) => row)
    await insertAll(tx, table, inserts)
  }
}

const toMemberRows = ({ members }: FamilyFile, familyId: string, users: UserIds, ownerId: string, at: string) =>
  members.map((member) => {
    const own = { family_id: familyId, user_id: users.get(member.id), created_at: at }
    const row = { ...toRow('members', member, users), ...own }
    return row.user_id === ownerId
      ? { ...row, role: 'owner', removed_at: null, left_name: null }
      : { ...row, role: 'caregiver', removed_at: at, left_name: member.name }
  })

/**
 * Inserts the family of a file as a new one that belongs to a user without a family, and returns its id. Everything in
 * it keeps its ids; the family and its members get new ones, and everyone but the owner becomes a former member. Pictures
 * from other sites stay off until a member agrees to them here.
 */
export const insertFamily = async (tx: Tx, file: FamilyFile, userId: string, now: number): Promise<string> => {
  const [familyId, at] = [newId(now), toIso(now)]
  const owner = chooseOwnerInFile(file, userId)
  const users = new Map(file.members.map(({ id }) => [id, id === owner?.id ? userId : newId(now)]))
  const family = { ...toRow('families', file.family, users), id: familyId }
  await insertAll(tx, 'families', [family])
  await insertAll(tx, 'members', toMemberRows(file, familyId, users, userId, at))
  const own = { family_id: familyId }
  // The keys of agents are of the other server.
  const agents = file.agents.map((agent) => ({ ...toRow('agents', agent, users), ...own, ended_at: at }))
  await insertAll(tx, 'agents', agents)
  const children = file.children.map((child) => ({ ...toRow('children', child, users), ...own }))
  await insertAll(tx, 'children', children)
  // Without the hash of its request an act matches no retry.
  const acts = file.acts.map((act) => ({ ...toRow('acts', act, users), ...own, request_hash: '' }))
  await insertAll(tx, 'acts', acts)
  for (const child of file.children) {
    await insertChildRows(tx, child, familyId, users)
    await settleBadges(tx, { familyId, childId: child.id, at })
  }
  return familyId
}
