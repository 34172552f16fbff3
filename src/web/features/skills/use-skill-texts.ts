import type { ReactNode } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'

/** Returns functions that format best score and target, due date and days of a challenge. */
export const useSkillTexts = () => {
  const t = useTranslations('skills')
  const amount = useFormatWithUnit()
  const formatDay = useFormatCalendarDay()
  const zone = useTimeZone() ?? 'UTC'
  const today = useToday(zone)
  // Chinese repeats the measure word after each number.
  const repeatsUnit = useLocale() === 'zh'
  return {
    amount,
    /** "best 48 of 100 times" */
    bestText: ({ currentBest, targetValue, targetUnit }: Skill): string => {
      if (currentBest === null)
        return targetValue === null ? t('open') : t('goal', { target: amount(targetValue, targetUnit) })
      if (targetValue === null || currentBest > targetValue)
        return t('bestOpen', { best: amount(currentBest, targetUnit) })
      return t('best', {
        best: amount(currentBest, repeatsUnit ? targetUnit : null),
        target: amount(targetValue, targetUnit),
      })
    },
    /** "48 of 100 times", with the first number strong. */
    richBestText: (best: number, target: number, unit: string | null, strong: (words: ReactNode) => ReactNode) =>
      t.rich('bestRich', { best: amount(best), target: amount(target, unit), n: strong }),
    /** "3 to go" */
    toGoText: (count: number, { targetUnit }: Skill): string =>
      [t('toGo', { count }), repeatsUnit ? targetUnit : null].filter(Boolean).join(' '),
    due: ({ dueDate }: Skill): string | null => {
      if (dueDate === null) return null
      return t(dueDate < today ? 'planned' : 'due', { day: formatDay(dueDate, 'date', today) })
    },
    dayOf: (instant: string): string => formatDay(dayIn(parseInstant(instant), zone), 'date', today),
  }
}
