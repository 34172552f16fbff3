import { useLocale, useNow, useTranslations } from 'use-intl'
import { findDayPart } from '#web/lib/day-part.ts'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'

/** Returns the greeting of the user for the part of the day. */
export const useGreeting = ({ user }: MemberScreenProps): string => {
  const t = useTranslations('home')
  const now = useNow({ updateInterval: 60_000 }).getTime()
  return t(findDayPart(now, user.family.timeZone, useLocale()), { name: user.name })
}
