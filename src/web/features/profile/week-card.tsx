import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayJars } from './day-jars.tsx'
import { useDaysOfWeek } from './use-days-of-week.ts'
import { WeeklyCounts } from './weekly-counts.tsx'

/** Renders this week: the points earned, each day as a jar, and the acts by module as numbers. */
export function WeekCard({ child }: { child: Pick<Child, 'id' | 'name'> }) {
  const { id: childId, name } = child
  const t = useTranslations('profile')
  const weekStart = useWeekStart()
  const { data: days } = useDaysOfWeek(childId)
  const counts = useQuery(read(getWeeklyCounts, { params: { childId } }))
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="type-h3 wrap-anywhere">{t(`weekFrom.${weekStart}`, { name })}</h2>
        <p className="min-h-[1lh] text-small text-text-2">
          {days && t('weekEarned', { count: days.reduce((sum, { earned }) => sum + earned, 0) })}
        </p>
      </div>
      <div className="night rounded-tile px-2 pt-3 pb-2.5">
        <DayJars childId={childId} />
      </div>
      <QueryContent query={counts} skeleton={<Skeleton className="h-22" />}>
        {(data) =>
          Object.values(data).every((count) => count === 0) ? (
            <p className="min-h-11 text-text-2">{t('weekEmpty')}</p>
          ) : (
            <WeeklyCounts counts={data} />
          )
        }
      </QueryContent>
    </Card>
  )
}
