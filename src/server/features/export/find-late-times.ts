import type { FamilyFile } from '#shared/export/contract.ts'
import { childLists, listNestedRows, type FileRow } from '#shared/export/nested-lists.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { isInstantSchema } from '#shared/records/columns.ts'
import { listExportedColumns } from '#shared/records/record.ts'
import { addDays, findLatestDayOnEarth } from '#shared/time/day.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { toIso } from '#server/ids.ts'

// The clock of the computer that made the file may be ahead.
const toleranceMs = 2 * minuteMs

/** Fields of a day that has come, and for how many days ahead of today they may be. */
const dayFields: Partial<Record<OwnedTable, { name: string; ahead: number }>> = {
  children: { name: 'birthday', ahead: 0 },
  check_ins: { name: 'date', ahead: 0 },
  rests: { name: 'date', ahead: dateLimits.restAhead },
  moments: { name: 'date', ahead: 0 },
}

interface TimedRow {
  table: OwnedTable
  path: string
  row: FileRow
}

const listRows = ({ family, children, acts }: FamilyFile): TimedRow[] => [
  { table: 'families', path: 'family', row: family },
  ...children.flatMap((child, n): TimedRow[] => [
    { table: 'children', path: `children.${n}`, row: child },
    ...listNestedRows(childLists, child, `children.${n}.`),
  ]),
  ...acts.map((row, n): TimedRow => ({ table: 'acts', path: `acts.${n}`, row })),
]

const instantNames = (table: OwnedTable) =>
  listExportedColumns(records[table]).flatMap(([, name, { schema }]) => (isInstantSchema(schema) ? [name] : []))

/** Returns a line with path and value for each instant and day in a file that has not come yet. */
export const findLateTimes = (file: FamilyFile, now: number): string[] => {
  const lastInstant = toIso(now + toleranceMs)
  const today = findLatestDayOnEarth(now + toleranceMs)
  const late = (path: string, value: unknown, last: string) =>
    typeof value === 'string' && value > last ? [`${path}: ${value} has not come yet`] : []
  return [
    ...late('exportedAt', file.exportedAt, lastInstant),
    ...listRows(file).flatMap(({ table, path, row }) => {
      const { [table]: day } = dayFields
      return [
        ...instantNames(table).flatMap((name) => late(`${path}.${name}`, row[name], lastInstant)),
        ...(day ? late(`${path}.${day.name}`, row[day.name], addDays(today, day.ahead)) : []),
      ]
    }),
  ]
}
