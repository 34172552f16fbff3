import { useTranslations } from 'use-intl'
import { Waiting } from '#web/lib/waiting.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Renders the placeholder of the latest acts. */
export function LatestActsSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-32 rounded-tile" />
    </Waiting>
  )
}

type TodayHabitsSkeletonProps = {
  /** The habits of each child, if known. */
  groups?: readonly { childId: string; habits: readonly { id: string }[] }[] | undefined
}

/** Renders the placeholder of today's habits, in their height. */
export function TodayHabitsSkeleton({ groups }: TodayHabitsSkeletonProps) {
  const t = useTranslations('errors')
  return (
    <Waiting title={t('loadTitle')}>
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
    </Waiting>
  )
}
