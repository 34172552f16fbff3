import { useNow } from 'use-intl'
import { dayIn, type Day } from '#shared/time/day.ts'

/** Returns today in a time zone, by this device's clock. */
export const useToday = (zone: string): Day => dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
