export type DayPart = 'morning' | 'day' | 'evening'

/** The hour from which on home is about the evening's habits. */
const eveningFrom = 17

const hourIn = (now: number, zone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now))

/** Returns whether an instant (ms since the epoch) is in the evening of its day in a time zone, from five o'clock on. */
export const isEveningAt = (now: number, zone: string): boolean => hourIn(now, zone) >= eveningFrom

/** Returns the part of the day, for a greeting, at an instant (ms since the epoch) in a time zone. */
export const findDayPart = (now: number, zone: string): DayPart => {
  const hour = hourIn(now, zone)
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 19 ? 'day' : 'evening'
}
