import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { getWeeklyStats } from '#shared/stats/contract.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Bars } from '#web/ui/bars.tsx'
import { Card } from '#web/ui/card.tsx'

/** The counts of a week. */
const counted = [
  { key: 'behavior', label: 'weekBehaviors', tone: 'ember' },
  { key: 'habit', label: 'weekHabits', tone: 'leaf' },
  { key: 'skill', label: 'weekSkills', tone: 'summit' },
  { key: 'reward', label: 'weekRewards', tone: 'honey' },
] as const

/** Renders the counts of this week. */
export function Week({ child }: Pick<ChildScreenProps, 'child'>) {
  const t = useTranslations('home')
  const format = useFormatter()
  const { data } = useQuery(read(getWeeklyStats, { params: { childId: child.id } }))
  if (!data) return null
  return (
    <Card as="section">
      <h2 className="type-h3 mb-3">{t('week')}</h2>
      <Bars
        bars={counted.map(({ key, label, tone }) => ({
          key,
          value: data[key],
          label: t(label),
          tone,
          valueText: format.number(data[key]),
        }))}
      />
    </Card>
  )
}
