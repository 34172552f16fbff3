import { useTranslations } from 'use-intl'
import { summarizeDays } from '#shared/activities/summarize-days.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import type { Line } from './acts-of-visit.ts'
import { ToldCard } from './told-card.tsx'

/** How many days the card tells of, today included. */
const days = 7

/** Returns the first day of those that the card tells of. */
export const findPastWeekStart = (today: Day): Day => addDays(today, 1 - days)

interface PastWeekCardProps {
  /** The acts of those days, newest first. */
  lines: readonly Line[]
}

/** Renders what the last seven days brought: points, check-ins and the line of a moment. */
export function PastWeekCard({ lines }: PastWeekCardProps) {
  const t = useTranslations('activities')
  const { earned, checkIns, moment } = summarizeDays(lines)
  return (
    <ToldCard
      data-past-week=""
      title={t('week.title')}
      facts={[
        earned > 0 ? t('earned', { count: earned }) : null,
        checkIns > 0 ? t('week.checkIns', { count: checkIns }) : null,
      ]}
      moment={moment}
    />
  )
}
