import { useFormatter, useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { isTimeUnknown } from '#shared/acts/rules.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'

type TimedRow = Pick<Activity, 'type' | 'day' | 'happenedAt' | 'createdAt'>

/** Returns the day on which an act was recorded, if that is not the day that it stands under; null otherwise. */
const findLaterDay = (row: TimedRow, zone: string): Day | null => {
  const happenedOn = dayIn(parseInstant(row.happenedAt), zone)
  // Days of other acts follow from their time, but the family may have moved to another time zone since.
  const isDayChosen = row.type === 'habit' || row.type === 'moment'
  if (isDayChosen) return happenedOn === row.day ? null : happenedOn
  return isTimeUnknown(row, zone) ? dayIn(parseInstant(row.createdAt), zone) : null
}

/** Most times that have room in a row. */
const maxTimes = 2

/** Returns functions that format when acts happened. */
export const useActTime = (zone: string) => {
  const t = useTranslations('activities')
  const format = useFormatter()
  const formatInstant = useFormatInstant()
  const formatDay = useFormatCalendarDay()
  const dayName = useDayName(zone)

  const formatHour = (instant: string): string =>
    formatInstant(parseInstant(instant), { hour: 'numeric', minute: '2-digit', timeZone: zone })

  const formatLaterDay = (type: Activity['type'], later: Day, day: Day): string => {
    const isSameMonth = later.slice(0, 7) === day.slice(0, 7)
    return t(type === 'moment' ? 'writtenOn' : 'notedOn', {
      day: isSameMonth ? formatDay(later, 'dayOfMonth') : formatDay(later, 'day', day),
    })
  }

  /** Formats the hour, or that it was written later: "Written on Friday 20". */
  const formatWithinDay = (row: TimedRow): string => {
    const later = findLaterDay(row, zone)
    return later === null ? formatHour(row.happenedAt) : formatLaterDay(row.type, later, row.day)
  }

  /** Formats from when to when acts of one day happened, or on which later day the last one was recorded. */
  const formatRange = (rows: readonly TimedRow[]): string => {
    const hours = rows.filter((row) => findLaterDay(row, zone) === null).map(({ happenedAt }) => happenedAt)
    const [first, ...more] = hours.toSorted()
    const last = more.at(-1)
    if (first === undefined) return rows[0] ? formatWithinDay(rows[0]) : ''
    const [from, to] = [formatHour(first), formatHour(last ?? first)]
    return from === to ? from : t('range', { from, to })
  }

  return {
    formatWithinDay,
    formatRange,
    /** Formats the day, unless it is today, and what `formatWithinDay` returns. */
    formatWithDay: (row: TimedRow): string => {
      if (dayName.isToday(row.day)) return formatWithinDay(row)
      const day = dayName.inText(row.day)
      const later = findLaterDay(row, zone)
      return later === null
        ? t('onDay', { day, time: formatHour(row.happenedAt) })
        : t('onDayLater', { day, later: formatLaterDay(row.type, later, row.day) })
    },
    /**
     * Formats when equal acts of one day happened: "12:23 and 12:40"; more than two, or acts without an hour, as a
     * range.
     */
    formatTimes: (rows: readonly TimedRow[]): string => {
      const hours = rows.filter((row) => findLaterDay(row, zone) === null).map(({ happenedAt }) => happenedAt)
      if (hours.length < rows.length || hours.length > maxTimes) return formatRange(rows)
      return format.list([...new Set(hours.toSorted().map(formatHour))])
    },
  }
}
