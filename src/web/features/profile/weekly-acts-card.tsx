import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { getWeeklyCounts, type WeeklyCounts } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'
import { useWeekStart } from '#web/lib/use-week-start.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Bars } from '#web/ui/bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Renders the acts of this week by module, as a bar chart. */
export function WeeklyActsCard({ childId }: { childId: string }) {
  const t = useTranslations('profile')
  const weekStart = useWeekStart()
  const labels = { behavior: t('behaviors'), habit: t('habits'), skill: t('skills'), reward: t('rewards') }
  const stats = useQuery(read(getWeeklyCounts, { params: { childId } }))
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3">{t('week')}</h2>
        <p className="text-small text-text-2">{t(`weekFrom.${weekStart}`)}</p>
      </header>
      <QueryContent query={stats} skeleton={<Skeleton className="h-27" />}>
        {(data) => (
          <>
            <ActsByTypeChart stats={data} labels={labels} />
            {Object.values(data).every((count) => count === 0) && (
              <p className="text-center text-small text-text-2">{t('weekEmpty')}</p>
            )}
          </>
        )}
      </QueryContent>
    </Card>
  )
}

const kinds = [
  { key: 'behavior', tone: 'ember' },
  { key: 'habit', tone: 'leaf' },
  { key: 'skill', tone: 'summit' },
  { key: 'reward', tone: 'honey' },
] as const

/** Renders the acts of a week as a bar chart. */
export function ActsByTypeChart({
  stats,
  labels,
}: {
  stats: WeeklyCounts
  labels: Record<keyof WeeklyCounts, string>
}) {
  const format = useFormatter()
  const bars = kinds.map(({ key, tone }) => ({
    key,
    tone,
    value: stats[key],
    valueText: format.number(stats[key]),
    label: labels[key],
  }))
  return <Bars bars={bars} />
}
