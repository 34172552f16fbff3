import { useTranslations } from 'use-intl'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** Renders the placeholder of the latest entries. */
export function LatestSkeleton() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-32 rounded-tile" />
    </Loading>
  )
}
