import { useNow, useTimeZone } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { computeAgeFromBirthday } from '#shared/children/age.ts'
import { dayIn, type Day } from '#shared/time/day.ts'

/** Returns today in a time zone, by default the family's, by this device's clock. */
export const useToday = (zone?: string): Day => {
  const familyZone = useTimeZone() ?? 'UTC'
  return dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone ?? familyZone)
}

/** Returns the age of a child in years: by the birthday where known, else as entered; null if neither is. */
export const useChildAge = ({ birthday, age }: Pick<Child, 'birthday' | 'age'>): number | null => {
  const today = useToday()
  return birthday ? computeAgeFromBirthday(birthday, today) : age
}
