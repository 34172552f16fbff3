import { storedInstant } from '#shared/records/columns.ts'
import { dayIn, isTimeZone } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const mapRows = (value: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => (isRow(one) ? change(one) : one)) : value

// Malformed rows are reported when the file is validated.
const listRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

const findDay = (at: unknown, zone: unknown): unknown => {
  const { data } = storedInstant.safeParse(at)
  return data !== undefined && typeof zone === 'string' && isTimeZone(zone)
    ? dayIn(parseInstant(data), zone)
    : undefined
}

/**
 * Adds to an export file when its acts happened, which was when they were recorded, and the days of its activities: in the
 * family's time zone, but of a check-in the day that was checked in and of a moment its date.
 */
export const addTimesAndDays = (file: Row): Row => {
  const zone = isRow(file['family']) ? file['family']['timeZone'] : undefined
  const checkIns = listRows(file['acts']).filter(({ kind }) => kind === 'check_in')
  const checkedInDays = new Map(checkIns.map(({ id, effect }) => [id, isRow(effect) ? effect['date'] : undefined]))
  const changeChild = (child: Row): Row => {
    const momentDates = new Map(listRows(child['moments']).map(({ actId, date }) => [actId, date]))
    const activities = mapRows(child['activities'], (row) => {
      const { actId, createdAt, undoes } = row
      const own = undoes === null ? (checkedInDays.get(actId) ?? momentDates.get(actId)) : undefined
      return { ...row, happenedAt: createdAt, day: own ?? findDay(createdAt, zone) }
    })
    return { ...child, activities }
  }
  return {
    ...file,
    acts: mapRows(file['acts'], (act) => ({ ...act, happenedAt: act['at'] })),
    children: mapRows(file['children'], changeChild),
  }
}
