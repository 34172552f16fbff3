import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** The place of the evening's habits while they are on their way. */
export function TodayWaiting() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-44 rounded-tile" />
    </Loading>
  )
}
