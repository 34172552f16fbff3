import { useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { useDateWords } from '#web/ledger/date-words.ts'

const noon = (day: Day) => new Date(`${day}T12:00:00Z`)

/** How a moment is told: its day, its month, and "sunny, proud". */
export const useMomentWords = () => {
  const t = useTranslations('activities')
  const dateText = useDateWords()
  return {
    day: (day: Day): string => dateText(noon(day), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    dayWithYear: (day: Day): string =>
      dateText(noon(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    weekday: (day: Day): string => dateText(noon(day), { weekday: 'short', timeZone: 'UTC' }),
    month: (day: Day): string => dateText(noon(day), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    feel: ({ weather, mood }: Pick<Moment, 'weather' | 'mood'>): string =>
      t('felt', { weather: t(`weathers.${weather}`), mood: t(`moods.${mood}`) }),
  }
}
