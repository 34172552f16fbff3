import type { Habit } from '#shared/habits/contract.ts'
import { withoutDuration } from '#web/features/habits/tile-form.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What is known of a habit before today's habits are loaded. */
export type KnownHabit = Pick<Habit, 'id'> & Partial<Pick<Habit, 'title' | 'isCompleted' | 'recentDays'>>

interface HabitsProps {
  habits: readonly KnownHabit[]
}

/** Renders a grey circle; `className` sets its size. */
export const Circle = ({ className }: { className: string }) => (
  <div className={classNames('shrink-0 rounded-full bg-surface-2', className)} />
)

const smallWords = '*:line-clamp-3 text-[0.75rem]/3.5 [:lang(zh)_&]:text-[0.8125rem]/4'

/** Returns the classes of tiles as high as those with the same titles below their pictures. */
const chooseTileClasses = (count: number, isDense: boolean) => {
  if (isDense) return `${smallWords} min-h-22.5 pt-11.75`
  if (count > 3) return `${smallWords} min-h-24 pt-13.75`
  return count > 2
    ? 'min-h-24 pt-14 max-[23rem]:pt-13 text-[0.8125rem]/4 *:line-clamp-4'
    : 'min-h-26 pt-14.5 pb-[calc(0.625rem+var(--text-meta--line-height))]! text-[0.875rem]/4.25 max-[23rem]:text-[0.8125rem]/4'
}

/** In very narrow windows their titles are beside the pictures. */
const asideClasses = 'max-[23rem]:*:last:*:pt-1.5 max-[23rem]:*:last:*:pr-6 max-[23rem]:*:last:*:pl-14'

/** Renders the placeholder of the name of a child above tiles. */
export function NamedTiles({ habits, isDense }: HabitsProps & { isDense: boolean }) {
  const isAside = isDense ? habits.length !== 3 : habits.length > 3
  return (
    <div
      aria-hidden="true"
      className={classNames(
        habits.length > 3 && 'max-[23rem]:*:last:grid-cols-2',
        isAside && asideClasses,
        isAside && (isDense ? 'max-[23rem]:*:last:*:min-h-15' : 'max-[23rem]:*:last:*:min-h-16'),
      )}
    >
      <div className={classNames('flex items-center gap-2.5', isDense ? 'h-9.5' : 'h-11')}>
        <Circle className="size-7" />
        <Skeleton className="h-4 w-16" />
      </div>
      <Tiles
        habits={habits}
        isWhole={!isDense && habits.length < 3}
        className={chooseTileClasses(habits.length, isDense)}
      />
    </div>
  )
}

const columnClasses = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4']

/** Renders the placeholder of tiles. Their titles are invisible, for the height. */
export function Tiles({ habits, isWhole, className }: HabitsProps & { isWhole?: boolean; className: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid gap-2', columnClasses[Math.min(habits.length, 4) - 1])}>
      {habits.map(({ id, title }) => (
        <p
          key={id}
          className={classNames(
            'font-round rounded-[1rem] border-[1.5px] border-transparent bg-surface-2 px-1 pb-2.5 text-center font-semibold wrap-anywhere hyphens-auto text-transparent',
            className,
          )}
        >
          <span>{isWhole ? title : title && withoutDuration(title)}</span>
        </p>
      ))}
    </div>
  )
}
