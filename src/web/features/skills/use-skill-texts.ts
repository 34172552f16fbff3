import type { ReactNode } from 'react'
import { useFormatter, useLocale, useTimeZone, useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { listScores, Skill } from '#shared/skills/contract.ts'
import { dayIn, toDayNumber, type Day } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { useFormatWithUnit } from '#web/ledger/use-format-with-unit.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useToday } from '#web/lib/use-today.ts'

/** Returns functions that format best score and target, due date and days of a challenge. */
export const useSkillTexts = () => {
  const t = useTranslations('skills')
  const acts = useTranslations('acts')
  const amount = useFormatWithUnit()
  const format = useFormatter()
  const formatDay = useFormatCalendarDay()
  const zone = useTimeZone() ?? 'UTC'
  const today = useToday(zone)
  // Chinese repeats the measure word after each number.
  const repeatsUnit = useLocale() === 'zh'
  return {
    amount,
    /** "12.5K", for the scale of a chart. */
    shortAmount: (n: number): string =>
      format.number(n, n < 1000 ? { maximumFractionDigits: 2 } : { notation: 'compact', maximumFractionDigits: 1 }),
    /** "best 48 of 100 times" */
    bestText: ({ currentBest, targetValue, targetUnit }: Skill): string => {
      if (currentBest === null)
        return targetValue === null
          ? t(targetUnit === null ? 'canOrNot' : 'open')
          : t('goal', { target: amount(targetValue, targetUnit) })
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
      [t('toGo', { count: Math.round(count * 100) / 100 }), repeatsUnit ? targetUnit : null].filter(Boolean).join(' '),
    due: ({ dueDate }: Skill): string | null => {
      if (dueDate === null) return null
      return t(dueDate < today ? 'planned' : 'due', { day: formatDay(dueDate, 'date', today) })
    },
    /** "12 Dec", without the year. */
    shortDate: (day: Day): string => formatDay(day, 'shortDate'),
    /** "12 Dec", or "Today" */
    shortDayOf: (instant: string): string => {
      const day = dayIn(parseInstant(instant), zone)
      return day === today ? acts('today') : formatDay(day, 'shortDate', today)
    },
    /** "Scores of Rope jumps: first 20, last 48, best: 48 times"; of at least one score, newest first. */
    nameOfCurve: ({ title, targetUnit }: Skill, scores: ResponseBody<typeof listScores>): string =>
      t('curveName', {
        title,
        first: amount(scores.at(-1)?.score ?? 0),
        last: amount(scores[0]?.score ?? 0),
        best: amount(Math.max(...scores.map(({ score }) => score)), targetUnit),
      }),
    dayNumberOf: (instant: string): number => toDayNumber(dayIn(parseInstant(instant), zone)),
    dayOf: (instant: string): string => formatDay(dayIn(parseInstant(instant), zone), 'date', today),
  }
}
