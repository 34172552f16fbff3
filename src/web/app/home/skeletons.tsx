import { useTranslations } from 'use-intl'
import { Waiting } from '#web/lib/waiting.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Renders the placeholder of the latest acts. */
export function LatestActsSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-32 rounded-tile" />
    </Waiting>
  )
}

/** Renders the placeholder of the cards of the modules. */
export function ModuleCardsSkeleton() {
  return <Skeleton className="h-55 rounded-card min-[80rem]:h-26" />
}

/** How home shows today's habits: a row for each, or tiles, in a card or in a line for each child, or lines in one card. */
export type TodayForm = 'rows' | 'tiles' | 'lines' | 'table'

const heights = { tiles: 'h-36', lines: 'h-21 flat:h-18.5', table: 'h-28' }

type TodayHabitsSkeletonProps = {
  form: TodayForm
  /** The habits of each child, if known. */
  groups?: readonly { childId: string; habits: readonly { id: string }[] }[] | undefined
}

/** Renders the placeholder of today's habits, in their height. */
export function TodayHabitsSkeleton({ form, groups }: TodayHabitsSkeletonProps) {
  const t = useTranslations('errors')
  return (
    <Waiting title={t('loadTitle')}>
      {form !== 'rows' ? (
        <div aria-hidden="true" className="grid min-h-32 gap-2">
          {groups?.map(
            ({ childId, habits }) =>
              habits.length > 0 && (
                <div key={childId} className={classNames('rounded-card bg-surface-2', heights[form])} />
              ),
          )}
        </div>
      ) : (
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
      )}
    </Waiting>
  )
}
