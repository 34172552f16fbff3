export type DayPart = 'morning' | 'day' | 'evening'

/** Returns the part of the day, for a greeting, at an instant (ms since the epoch) in a time zone. */
export const findDayPart = (now: number, zone: string): DayPart => {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'day' : 'evening'
}
