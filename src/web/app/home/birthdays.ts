import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { daysToBirthday } from '#shared/children/rules.ts'
import { dayIn } from '#shared/time/day.ts'

const daysAhead = 7

/** Returns a sentence for each child with a birthday within a week, nearest first. */
export const useBirthdays = (family: readonly Child[], zone: string): { id: string; sentence: string }[] => {
  const t = useTranslations('home')
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  return family
    .flatMap(({ id, name, birthday }) => (birthday ? [{ id, name, days: daysToBirthday(birthday, today) }] : []))
    .filter(({ days }) => days <= daysAhead)
    .toSorted((a, b) => a.days - b.days)
    .map(({ id, name, days }) => ({
      id,
      sentence: days === 0 ? t('birthdayToday', { name }) : t('birthdaySoon', { name, days }),
    }))
}
