import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { listBadges } from '#shared/badges/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { exportFamily, type FamilyFile } from '#shared/export/contract.ts'
import { listHabits } from '#shared/habits/contract.ts'
import { listMoments } from '#shared/moments/contract.ts'
import { records } from '#shared/records/all-records.ts'
import { listExportedColumns } from '#shared/records/record.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { listScores, listSkills } from '#shared/skills/contract.ts'
import { getPace, getWeeklyCounts } from '#shared/stats/contract.ts'
import { importCommand } from '#server/cli/import.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { listNewestActivities } from './factories.ts'
import type { Member, TestApp } from './harness.ts'

/** Imports the file of a family for a member of another app and returns what that app exports of it. */
export const importAndExport = async (
  { database, clock }: TestApp,
  owner: Member,
  file: FamilyFile,
): Promise<FamilyFile> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-trip-'))
  const name = path.join(folder, 'family.json')
  writeFileSync(name, JSON.stringify(file))
  const context = {
    database,
    baseUrl: 'http://localhost:3000',
    localAccounts: true,
    mails: createMailQueue(false),
    now: clock.now(),
    print: () => undefined,
  }
  await importCommand([name, `--owner=${owner.userId}@example.org`])(context)
  rmSync(folder, { recursive: true, force: true })
  return owner.call(exportFamily, {})
}

/** Replaces ids of members by their names, because an import assigns new ids. */
const replaceMemberIds = (value: unknown, { members }: FamilyFile): unknown => {
  let text = JSON.stringify(value)
  for (const { id, name } of members) text = text.replaceAll(id, name)
  return JSON.parse(text)
}

type RowsByTable = Record<string, Record<string, unknown>[]>

/** Returns every row of a family by table, without columns that are not exported. */
const readExportableRows = async ({ database: { db } }: TestApp, familyId: string): Promise<RowsByTable> => {
  const rows: RowsByTable = {}
  for (const [table, record] of Object.entries(records)) {
    const columns = listExportedColumns(record).map(([column]) => sql.ref(column))
    if (columns.length === 0) continue
    const key = sql.ref(table === 'families' ? 'id' : 'family_id')
    const query = sql<
      Record<string, unknown>
    >`select ${sql.join(columns)} from ${sql.table(table)} where ${key} = ${familyId} order by ${sql.ref(table === 'members' ? 'user_id' : 'id')}`
    rows[table] = (await query.execute(db)).rows
  }
  return rows
}

/** Returns the exported columns that are null in every row, with where to fill them. */
export const listEmptyColumns = (rows: RowsByTable): string[] =>
  Object.entries(rows).flatMap(([table, some]) =>
    listExportedColumns(records[table as keyof typeof records])
      .filter(([column]) => some.every((row) => row[column] === null))
      .map(([column]) => `${table}.${column} is always null: send a value in src/server/testing/sample-requests.ts`),
  )

/** Returns everything that the screens show of a child. */
export const readAllChildData = async (call: Call, childId: string) => {
  const input = { params: { childId } }
  const skills = await call(listSkills, input)
  const scores = skills.map(({ id }) => call(listScores, { params: { id }, query: {} }))
  return {
    children: await call(listChildren, {}),
    habits: await call(listHabits, input),
    skills,
    scores: await Promise.all(scores),
    moments: await call(listMoments, { ...input, query: {} }),
    rewards: await call(listRewards, { query: { childId } }),
    redemptions: await call(listRedemptions, { query: { childId } }),
    badges: await call(listBadges, input),
    quick: await call(getQuickList, input),
    week: await call(getWeeklyCounts, input),
    pace: await call(getPace, input),
    timeline: await listNewestActivities(call, childId),
  }
}

/** Returns rows with names instead of ids of members, whose own rows are sorted by them. */
const toComparableRows = (rows: RowsByTable, file: FamilyFile) => {
  const named = replaceMemberIds(rows, file) as RowsByTable
  return { ...named, members: named['members']?.map((row) => JSON.stringify(row)).toSorted() }
}

/** Returns an export without what an import changes: its time, ids of members (replaced by names), roles and consent. */
const toComparable = (file: FamilyFile) => {
  const { exportedAt: _, ...rest } = file
  const family = { ...file.family, showsPictures: false }
  const members = file.members.map(({ role: _role, ...member }) => JSON.stringify(replaceMemberIds(member, file)))
  return replaceMemberIds({ ...rest, family, members: members.toSorted() }, file)
}

interface Import {
  source: TestApp
  /** Gets a new member, who owns the imported family. */
  target: TestApp
  /** A member of the family in the source. */
  ana: Member
  /** The child whose lists of the API are compared. */
  childId: string
}

/** Expects files, rows and lists of the API to be equal after an import; returns the exported rows by table. */
export const importAndCompare = async ({ source, target, ana, childId }: Import): Promise<RowsByTable> => {
  target.clock.forward({ seconds: (source.clock.now() - target.clock.now()) / 1000 })
  const exported = await (await source.session(ana.userId)).call(exportFamily, {})
  const owner = await target.member({ name: 'Ana' })
  const imported = await importAndExport(target, owner, exported)
  expect(toComparable(imported)).toEqual(toComparable(exported))
  const { family } = await owner.call(getUser, {})
  const rows = await readExportableRows(source, ana.familyId)
  const importedRows = await readExportableRows(target, family.id)
  expect(toComparableRows(importedRows, imported)).toEqual(toComparableRows(rows, exported))
  const shown = replaceMemberIds(await readAllChildData(owner.call, childId), imported)
  expect(shown).toEqual(replaceMemberIds(await readAllChildData(ana.call, childId), exported))
  return rows
}
