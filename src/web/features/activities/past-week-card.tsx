import { useTranslations } from 'use-intl'
import { summarizeDays } from '#shared/activities/summarize-days.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import type { Line } from './acts-of-visit.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { FeltDays } from './felt-days.tsx'
import { ToldCard } from './told-card.tsx'

/** How many days the card tells of, today included. */
const days = 7

/** Returns the first day of those that the card tells of. */
export const findPastWeekStart = (today: Day): Day => addDays(today, 1 - days)

interface PastWeekCardProps {
  /** The acts of those days, newest first. */
  lines: readonly Line[]
}

/** Renders what the last seven days brought: points, check-ins, the most frequent deed, how the days felt and the line of a moment. */
export function PastWeekCard({ lines }: PastWeekCardProps) {
  const t = useTranslations('activities')
  const titleOf = useActivityTitle()
  const { earned, checkIns, deed, daysWithMoments, moment } = summarizeDays(lines)
  return (
    <ToldCard
      data-past-week=""
      title={t('week.title')}
      facts={[
        earned > 0 ? t('earned', { count: earned }) : null,
        checkIns > 0 ? t('week.checkIns', { count: checkIns }) : null,
        deed ? t('week.deed', { title: titleOf(deed.row), count: deed.count }) : null,
      ]}
      moment={moment}
    >
      <FeltDays days={daysWithMoments} />
    </ToldCard>
  )
}
