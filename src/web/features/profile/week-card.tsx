import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { getWeeklyStats, type WeeklyStats } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Bars } from '#web/ui/bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Renders the acts of this week by module, as a bar chart. */
export function WeekCard({ childId }: { childId: string }) {
  const t = useTranslations('profile')
  const stats = useQuery(read(getWeeklyStats, { params: { childId } }))
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="type-h3">{t('week')}</h2>
        <p className="text-small text-text-2">{t('weekFrom')}</p>
      </header>
      <QueryContent query={stats} skeleton={<Skeleton className="h-27" />}>
        {(data) => <Week stats={data} />}
      </QueryContent>
    </Card>
  )
}

const kinds = [
  { key: 'behavior', label: 'behaviors', tone: 'ember' },
  { key: 'habit', label: 'habits', tone: 'leaf' },
  { key: 'skill', label: 'skills', tone: 'summit' },
  { key: 'reward', label: 'rewards', tone: 'honey' },
] as const

function Week({ stats }: { stats: WeeklyStats }) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const isEmpty = kinds.every(({ key }) => stats[key] === 0)
  return (
    <>
      <Bars
        bars={kinds.map(({ key, label, tone }) => ({
          key,
          tone,
          value: stats[key],
          valueText: format.number(stats[key]),
          label: t(label),
        }))}
      />
      {isEmpty && <p className="text-center text-small text-text-2">{t('weekEmpty')}</p>}
    </>
  )
}
