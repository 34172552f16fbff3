import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useTodayActs } from './use-today-acts.ts'

/** Renders the number of today's awards. */
export function BehaviorsToday(props: ChildScreenProps) {
  const t = useTranslations('home')
  const good = useTodayActs(props).filter(({ row, points }) => row.type === 'behavior' && (points ?? 0) > 0)
  return t('behaviorsToday', { count: good.length })
}
