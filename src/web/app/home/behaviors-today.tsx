import { useNow, useTranslations } from 'use-intl'
import { dayIn } from '#shared/time/day.ts'
import { msOf } from '#shared/time/relative.ts'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { useRecentLines } from './recent-lines.ts'

/** How many good things were seen today. */
export function BehaviorsToday({ user, child }: ChildScreenProps) {
  const t = useTranslations('home')
  const zone = user.family.timeZone
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  const { lines = [] } = useRecentLines(child.id)
  const good = lines.filter(
    ({ row, points, undone }) =>
      row.type === 'behavior' && (points ?? 0) > 0 && undone === null && dayIn(msOf(row.createdAt), zone) === today,
  )
  return t('behaviorsToday', { count: good.length })
}
