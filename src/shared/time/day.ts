import { dayMs, hourMs } from './duration.ts'

/** A calendar day, `YYYY-MM-DD`; a label, never an instant. */
export type Day = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

const parseDay = (text: string): [number, number, number] | null => {
  const found = dayPattern.exec(text)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null
}

/**
 * Returns the days since 1970-01-01 (proleptic Gregorian calendar).
 * @throws RangeError when the text is not a day
 */
export const toDayNumber = (day: Day): number => {
  const parts = parseDay(day)
  if (!parts) throw new RangeError(`not a day: ${day}`)
  const [year, month, date] = parts
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

const pad = (n: number, width: number) => String(n).padStart(width, '0')

/** Returns the day `n` days after 1970-01-01. */
export const dayFromNumber = (n: number): Day => {
  const z = n + 719_468
  const era = Math.floor(z / 146_097)
  const doe = z - era * 146_097
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365)
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100))
  const mp = Math.floor((5 * doy + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  const date = doy - Math.floor((153 * mp + 2) / 5) + 1
  return `${pad(yoe + era * 400 + (month <= 2 ? 1 : 0), 4)}-${pad(month, 2)}-${pad(date, 2)}`
}

/** Returns whether a text is a calendar day that exists, from year 1 on. */
export const isDay = (text: string): text is Day =>
  dayPattern.test(text) && text >= '0001' && dayFromNumber(toDayNumber(text)) === text

/** Adds days, or subtracts when negative. */
export const addDays = (day: Day, days: number): Day => dayFromNumber(toDayNumber(day) + days)

/** Returns `count` consecutive days from `first` on. */
export const listDaysFrom = (first: Day, count: number): Day[] => {
  const number = toDayNumber(first)
  return Array.from({ length: count }, (_, n) => dayFromNumber(number + n))
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => toDayNumber(to) - toDayNumber(from)

/** Returns the day of the week, 0 = Sunday. */
export const countDaysSinceSunday = (day: Day): number => (((toDayNumber(day) + 4) % 7) + 7) % 7

/** The days with which a family's week can begin. */
export const weekStarts = ['sunday', 'monday', 'saturday'] as const

export type WeekStart = (typeof weekStarts)[number]

const daysSinceSunday: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

/** Returns the first day of the week that contains a day. */
export const findStartOfWeek = (day: Day, weekStart: WeekStart): Day =>
  addDays(day, -((countDaysSinceSunday(day) - daysSinceSunday[weekStart] + 7) % 7))

// Memory of formatters is not returned, so each zone gets one, whatever the spelling: names are case-insensitive.
const formatters = new Map<string, Intl.DateTimeFormat>()
const findFormatter = (zone: string) => {
  const existing = formatters.get(zone) ?? formatters.get(zone.toLowerCase())
  if (existing) return existing
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  for (const name of [zone.toLowerCase(), format.resolvedOptions().timeZone]) formatters.set(name, format)
  return format
}

/** Returns the day of an instant (ms since the epoch) in an IANA time zone. */
export const dayIn = (instant: number, zone: string): Day => findFormatter(zone).format(instant)

/** Returns the latest day on Earth at an instant (ms since the epoch): zones are at most 14 hours ahead of UTC. */
export const findLatestDayOnEarth = (instant: number): Day => dayIn(instant + 14 * hourMs, 'UTC')

/** Returns the first instant (ms since the epoch) of a day in a zone, which need not be 00:00. */
export const startOfDay = (day: Day, zone: string): number => {
  const midnight = toDayNumber(day) * dayMs
  let before = midnight - 15 * hourMs
  let after = midnight + 15 * hourMs
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(middle, zone) < day) before = middle
    else after = middle
  }
  return after
}

/** Returns whether a text is the name of a time zone that the runtime supports; not an offset such as +01:00. */
export const isTimeZone = (zone: string): boolean => {
  if (!/^[A-Za-z][\w+/-]*$/.test(zone)) return false
  try {
    findFormatter(zone)
    return true
  } catch {
    return false
  }
}

/** Returns the name of a time zone as the runtime spells it; of several names of one zone it keeps the given one. */
export const toCanonicalTimeZone = (zone: string): string => {
  const { timeZone } = findFormatter(zone).resolvedOptions()
  return timeZone.toLowerCase() === zone.toLowerCase() ? timeZone : zone
}
