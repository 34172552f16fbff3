import {
  addDays,
  countDaysSinceSunday,
  daysBetween,
  findStartOfWeek,
  isDay,
  type Day,
  type WeekStart,
} from '#shared/time/day.ts'

/** A time that a question is about: its days, both included, and the name by which a conversation keeps it. */
export interface Period {
  /** Such as `this-week`, `week-2026-11-02`, `month-2026-10`, `day-2026-11-16`, `since-2026-11-16`, `days-7`, `ever`. */
  id: string
  from: Day
  to: Day
  /** An earlier one that it is set beside; the id is then that of both, such as `this-month.last-month`. */
  beside?: Period
}

/** The family's today, and the day with which its weeks begin. */
export interface Calendar {
  today: Day
  weekStart: WeekStart
}

/** Earlier than any day of a record. */
const firstDay: Day = '1900-01-01'

const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

const endOfMonth = (day: Day): Day => addDays(startOfMonth(addDays(startOfMonth(day), 31)), -1)

const createYear = (id: string, year: number, today: Day): Period => {
  const [from, end]: [Day, Day] = [`${year}-01-01`, `${year}-12-31`]
  return { id, from, to: end < today ? end : today }
}

const createWeek = (id: string, start: Day, today: Day): Period => {
  const end = addDays(start, 6)
  return { id, from: start, to: end < today ? end : today }
}

const createMonth = (id: string, day: Day, today: Day): Period => {
  const end = endOfMonth(day)
  return { id, from: startOfMonth(day), to: end < today ? end : today }
}

const relative: Readonly<Record<string, (calendar: Calendar) => Period>> = {
  today: ({ today }) => ({ id: 'today', from: today, to: today }),
  yesterday: ({ today }) => ({ id: 'yesterday', from: addDays(today, -1), to: addDays(today, -1) }),
  'this-week': ({ today, weekStart }) => createWeek('this-week', findStartOfWeek(today, weekStart), today),
  'last-week': ({ today, weekStart }) => createWeek('last-week', addDays(findStartOfWeek(today, weekStart), -7), today),
  'this-month': ({ today }) => createMonth('this-month', today, today),
  'last-month': ({ today }) => createMonth('last-month', addDays(startOfMonth(today), -1), today),
  'this-year': ({ today }) => createYear('this-year', Number(today.slice(0, 4)), today),
  'last-year': ({ today }) => createYear('last-year', Number(today.slice(0, 4)) - 1, today),
  ever: ({ today }) => ({ id: 'ever', from: firstDay, to: today }),
}

const createDay = (day: Day, { today }: Calendar): Period =>
  day === today
    ? { id: 'today', from: day, to: day }
    : day === addDays(today, -1)
      ? { id: 'yesterday', from: day, to: day }
      : { id: `day-${day}`, from: day, to: day }

/** The number of days in a month of which a question does not say which one it is. */
export const daysOfMonth = 30

const maxDays = 3660

const createDays = (id: string, count: number, today: Day): Period | null =>
  count >= 1 && count <= maxDays ? { id, from: addDays(today, 1 - count), to: today } : null

const createWeekend = (id: string, saturday: Day, today: Day): Period => {
  const sunday = addDays(saturday, 1)
  return { id, from: saturday, to: sunday < today ? sunday : today }
}

const parseParts = (id: string, calendar: Calendar): Period | null => {
  const { today } = calendar
  const [, kind, value = ''] = /^(day|since|week|weekend|month|days)-([\d-]+)$/.exec(id) ?? []
  if (kind === 'days') return createDays(id, Number(value), today)
  const day = kind === 'month' ? `${value}-01` : value
  if (kind === undefined || !isDay(day) || day > today || day < firstDay) return null
  if (kind === 'month') return createMonth(id, day, today)
  if (kind === 'week') return createWeek(id, day, today)
  if (kind === 'weekend') return createWeekend(id, day, today)
  return kind === 'since' ? { id, from: day, to: today } : createDay(day, calendar)
}

/** Returns whether a period goes on: then the one before it is compared up to the same day. */
const isCurrent = ({ id }: Period): boolean => id === 'this-week' || id === 'this-month'

const createPlainPeriod = (id: string, calendar: Calendar): Period | null =>
  (Object.hasOwn(relative, id) ? relative[id]?.(calendar) : null) ?? parseParts(id, calendar)

/** Returns a period beside an earlier one; of what is not over yet, the earlier one ends on the same day. */
const createComparison = (laterId: string, earlierId: string, calendar: Calendar): Period | null => {
  const later = createPlainPeriod(laterId, calendar)
  const earlier = createPlainPeriod(earlierId, calendar)
  if (!later || !earlier || earlier.to >= later.from) return null
  const same = addDays(earlier.from, daysBetween(later.from, later.to))
  const to = isCurrent(later) && same < earlier.to ? same : earlier.to
  return { ...later, id: `${laterId}.${earlierId}`, beside: { ...earlier, to } }
}

/** Returns the period with an id, which may come from a client; null if there is none. */
export const createPeriod = (id: string, calendar: Calendar): Period | null => {
  const [first = '', second] = id.split('.')
  return second === undefined ? createPlainPeriod(id, calendar) : createComparison(first, second, calendar)
}

/** Returns the last day of a weekday (0 = Sunday) up to a day. */
export const findLastWeekday = (weekday: number, upTo: Day): Day =>
  addDays(upTo, -((countDaysSinceSunday(upTo) - weekday + 7) % 7))

/** Returns the id of the latest month with a number (0 = January) that has begun. */
export const findMonthId = (month: number, today: Day): string => {
  const text = String(month + 1).padStart(2, '0')
  if (text === today.slice(5, 7)) return 'this-month'
  const year = Number(today.slice(0, 4)) - (text > today.slice(5, 7) ? 1 : 0)
  return `month-${String(year).padStart(4, '0')}-${text}`
}

/** Returns what kind of time a period is. */
export const findPeriodUnit = ({ id, from, to }: Period): 'day' | 'week' | 'month' | 'other' => {
  if (from === to && !id.startsWith('this-')) return 'day'
  if (id.startsWith('weekend')) return 'other'
  return id.includes('week') ? 'week' : id.includes('month') ? 'month' : 'other'
}

/** Returns the days before a period that it is compared with: as long as it, or the same days of the week or month before. */
export const findPeriodBefore = ({ id, from, to }: Period): Omit<Period, 'id'> | null => {
  if (id === 'ever' || id.endsWith('-year')) return null
  if (id.includes('week')) return { from: addDays(from, -7), to: addDays(to, -7) }
  if (id.includes('month')) {
    const start = startOfMonth(addDays(from, -1))
    const end = endOfMonth(start)
    const same = isCurrent({ id, from, to }) ? addDays(start, daysBetween(from, to)) : end
    return { from: start, to: same < end ? same : end }
  }
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(to, -length) }
}

/** Returns the id of the period before one, as a question names it. */
export const findIdBefore = ({ id, from }: Period, calendar: Calendar): string | null => {
  if (id === 'this-week') return 'last-week'
  if (id === 'this-month') return 'last-month'
  if (id.startsWith('weekend')) return `weekend-${addDays(from, -7)}`
  if (id.includes('week')) return `week-${addDays(from, -7)}`
  if (id.includes('month')) return findMonthBefore(from, calendar)
  if (id === 'this-year') return 'last-year'
  return id === 'today' ? 'yesterday' : id === 'yesterday' || id.startsWith('day-') ? `day-${addDays(from, -1)}` : null
}

const findMonthBefore = (from: Day, { today }: Calendar): string => {
  const before = addDays(from, -1)
  return before.slice(0, 7) === addDays(startOfMonth(today), -1).slice(0, 7)
    ? 'last-month'
    : `month-${before.slice(0, 7)}`
}
