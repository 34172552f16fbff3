import { useNow, useTimeZone, useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { msOf } from '#shared/time/relative.ts'
import { useFormatAmount } from '#web/ledger/format-amount.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'

/** Formats best and target, due date and days of a challenge. */
export const useSkillTexts = () => {
  const t = useTranslations('skills')
  const amount = useFormatAmount()
  const dateText = useFormatDate()
  const zone = useTimeZone() ?? 'UTC'
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  const dayText = (day: Day) =>
    dateText(new Date(`${day}T12:00:00Z`), {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    })
  return {
    amount,
    /** "best 48 of 100 times" */
    standing: ({ currentBest, targetValue, targetUnit }: Skill): string => {
      if (currentBest === null)
        return targetValue === null ? t('open') : t('goal', { target: amount(targetValue, targetUnit) })
      if (targetValue === null || currentBest > targetValue)
        return t('bestOpen', { best: amount(currentBest, targetUnit) })
      return t('best', { best: amount(currentBest), target: amount(targetValue, targetUnit) })
    },
    due: ({ dueDate }: Skill): string | null => {
      if (dueDate === null) return null
      return t(dueDate < today ? 'planned' : 'due', { day: dayText(dueDate) })
    },
    dayOf: (instant: string): string => dayText(dayIn(msOf(instant), zone)),
  }
}
