import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
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
import { getTwoWeekPace, getWeeklyCounts } from '#shared/stats/contract.ts'
import { importCommand } from '#server/cli/import.ts'
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
  const context = { database, baseUrl: 'http://localhost:3000', now: clock.now(), print: () => undefined }
  await importCommand(context, [name, `--owner=${owner.userId}@example.org`])
  rmSync(folder, { recursive: true, force: true })
  return owner.call(exportFamily, {})
}

/** Replaces ids of members by their names, because an import assigns new ids. */
export const replaceMemberIds = (value: unknown, { members }: FamilyFile): unknown => {
  let text = JSON.stringify(value)
  for (const { id, name } of members) text = text.replaceAll(id, name)
  return JSON.parse(text)
}

/** Returns every row of a family by table, without columns that are not exported, members by name. */
export const readExportableRows = async ({ database: { db } }: TestApp, familyId: string, file: FamilyFile) => {
  const rows: Record<string, unknown[]> = {}
  for (const [table, record] of Object.entries(records)) {
    const columns = listExportedColumns(record).map(([column]) => sql.ref(column))
    if (table === 'members' || columns.length === 0) continue
    const key = sql.ref(table === 'families' ? 'id' : 'family_id')
    const query = sql`select ${sql.join(columns)} from ${sql.table(table)} where ${key} = ${familyId} order by id`
    rows[table] = (await query.execute(db)).rows
  }
  return replaceMemberIds(rows, file)
}

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
    pace: await call(getTwoWeekPace, input),
    timeline: await listNewestActivities(call, childId),
  }
}
