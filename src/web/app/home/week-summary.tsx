import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { WeeklyCounts } from '#web/features/profile/weekly-counts.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'

/** Renders how many behaviors, habits, challenges and rewards a child had this week. */
export function WeekSummary({ child }: Pick<ChildScreenProps, 'child'>) {
  const t = useTranslations('home')
  const { data } = useQuery(read(getWeeklyCounts, { params: { childId: child.id } }))
  if (!data) return null
  return (
    <Card as="section">
      <h2 className="type-h3 mb-3">{t('week', { name: child.name })}</h2>
      <WeeklyCounts counts={data} />
    </Card>
  )
}
