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

type TodaySkeletonProps = {
  /** The habits of each child, if known. */
  groups?: readonly { childId: string; habits: readonly { id: string }[] }[] | undefined
}

/** Renders the placeholder of today's habits, in their height. */
export function TodaySkeleton({ groups }: TodaySkeletonProps) {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')}>
      <div aria-hidden="true" className="min-h-32 rounded-tile bg-surface-2 lg:min-h-20">
        {groups?.map(({ childId, habits: [first, ...rest] }) => (
          <div key={childId}>
            {first && <div className="h-32" />}
            {rest.map(({ id }) => (
              <div key={id} className="h-17" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
