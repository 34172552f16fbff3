import type { FamilyFile } from '#shared/export/contract.ts'
import { childLists, listNestedRows, type FileRow } from '#shared/export/nested-lists.ts'
import { earliestBirthday } from '#shared/children/rules.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { findEarliestMomentDay } from '#shared/moments/rules.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { isInstantSchema } from '#shared/records/columns.ts'
import { listExportedColumns } from '#shared/records/record.ts'
import { addDays, findLatestDayOnEarth, type Day } from '#shared/time/day.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { toIso } from '#server/ids.ts'

// The clock of the computer that made the file may be ahead.
const toleranceMs = 2 * minuteMs

// A computer whose clock is not set begins here.
const firstDay: Day = '1970-01-01'

/** Fields of a day, with the first one that the app accepts on the first day, and how many days after today it accepts. */
const dayFields: Partial<Record<OwnedTable, { name: string; first: Day; ahead: number }>> = {
  children: { name: 'birthday', first: earliestBirthday, ahead: 0 },
  check_ins: { name: 'date', first: addDays(firstDay, -dateLimits.back), ahead: 0 },
  rests: { name: 'date', first: addDays(firstDay, -dateLimits.back), ahead: dateLimits.restAhead },
  moments: { name: 'date', first: findEarliestMomentDay(firstDay), ahead: 0 },
  activities: { name: 'day', first: findEarliestMomentDay(firstDay), ahead: 0 },
}

interface TimedRow {
  table: OwnedTable
  path: string
  row: FileRow
}

const listRows = ({ family, agents, children, acts }: FamilyFile): TimedRow[] => [
  { table: 'families', path: 'family', row: family },
  ...children.flatMap((child, n): TimedRow[] => [
    { table: 'children', path: `children.${n}`, row: child },
    ...listNestedRows(childLists, child, `children.${n}.`),
  ]),
  ...agents.map((row, n): TimedRow => ({ table: 'agents', path: `agents.${n}`, row })),
  ...acts.map((row, n): TimedRow => ({ table: 'acts', path: `acts.${n}`, row })),
]

const instantNames = (table: OwnedTable) =>
  listExportedColumns(records[table]).flatMap(([, name, { schema }]) => (isInstantSchema(schema) ? [name] : []))

/** Returns a line with path and value for each instant and day in a file that the app cannot have recorded by now. */
export const findImpossibleTimes = (file: FamilyFile, now: number): string[] => {
  const lastInstant = toIso(now + toleranceMs)
  const today = findLatestDayOnEarth(now + toleranceMs)
  const check = (path: string, value: unknown, first: Day, last: string) => {
    if (typeof value !== 'string') return []
    if (value < first) return [`${path}: ${value} is before ${first}`]
    return value > last ? [`${path}: ${value} has not come yet`] : []
  }
  return [
    ...check('exportedAt', file.exportedAt, firstDay, lastInstant),
    ...listRows(file).flatMap(({ table, path, row }) => {
      const { [table]: day } = dayFields
      return [
        ...instantNames(table).flatMap((name) => check(`${path}.${name}`, row[name], firstDay, lastInstant)),
        ...(day ? check(`${path}.${day.name}`, row[day.name], day.first, addDays(today, day.ahead)) : []),
      ]
    }),
  ]
}
