import { useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'

const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** Formats the day and month of a moment, and "sunny, proud". */
export const useMomentTexts = () => {
  const t = useTranslations('activities')
  const dateText = useFormatDate()
  const dayText = (day: Day) => dateText(noon(day), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    day: dayText,
    dayWithYear: (day: Day): string =>
      dateText(noon(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    weekday: (day: Day): string => dateText(noon(day), { weekday: 'short', timeZone: 'UTC' }),
    month: (day: Day): string => dateText(noon(day), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    undone: (day: Day): string => t('undone', { title: dayText(day) }),
    feel: ({ weather, mood }: Pick<Moment, 'weather' | 'mood'>): string =>
      t('felt', { weather: t(`weathers.${weather}`), mood: t(`moods.${mood}`) }),
  }
}
