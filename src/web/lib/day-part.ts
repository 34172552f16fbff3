import type { Locale } from '#shared/locale/locale.ts'

export type DayPart = 'morning' | 'day' | 'evening'

/** The hour from which on home is about the evening's habits. */
const eveningFrom = 17

const hourIn = (now: number, zone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(now))

/** Returns whether an instant (ms since the epoch) is in the evening of its day in a time zone, from five o'clock on. */
export const isEveningAt = (now: number, zone: string): boolean => hourIn(now, zone) >= eveningFrom

/** The hour from which on a language wishes a good evening; "buenas noches" is said later than that. */
const eveningGreetingFrom: Record<Locale, number> = { en: eveningFrom, zh: 18, es: 20 }

/** Returns the part of the day, for a greeting in a language, at an instant (ms since the epoch) in a time zone. */
export const findDayPart = (now: number, zone: string, language: Locale): DayPart => {
  const hour = hourIn(now, zone)
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < eveningGreetingFrom[language] ? 'day' : 'evening'
}
