import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayJars } from './day-jars.tsx'
import { WeeklyCounts } from './weekly-counts.tsx'

/** Renders a jar for each of the last seven days, and the acts of this week by module as numbers. */
export function WeekCard({ childId }: { childId: string }) {
  const t = useTranslations('profile')
  const weekStart = useWeekStart()
  const counts = useQuery(read(getWeeklyCounts, { params: { childId } }))
  return (
    <Card as="section" kind="night" className="grid grid-cols-1 gap-3 rounded-card!">
      <h2 className="type-h3">{t('lastDays')}</h2>
      <DayJars childId={childId} />
      <div className="grid gap-1 border-t border-on-night/15 pt-2.5 text-small text-night-quiet">
        <h2 className="type-label text-night-text">{t(`weekFrom.${weekStart}`)}</h2>
        <QueryContent query={counts} skeleton={<Skeleton className="h-5" />}>
          {(data) =>
            Object.values(data).every((count) => count === 0) ? (
              <p>{t('weekEmpty')}</p>
            ) : (
              <WeeklyCounts counts={data} form="line" />
            )
          }
        </QueryContent>
      </div>
    </Card>
  )
}
