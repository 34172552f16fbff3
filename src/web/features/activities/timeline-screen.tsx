import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { groupByDay } from '#shared/activities/day-rules.ts'
import type { Day } from '#shared/time/day.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { LoadMoreButton } from '#web/lib/load-more-button.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useActsOfVisit, type Line } from './acts-of-visit.ts'
import { DayJump } from './day-jump.tsx'
import { DaySection } from './day-section.tsx'
import { FilterMenu, type Filter } from './filter-menu.tsx'
import { findPastWeekStart, PastWeekCard } from './past-week-card.tsx'
import { JumpChips } from './jump-chips.tsx'
import { useRedemptionNotes } from './use-redemption-notes.ts'
import { useTimeline } from './use-timeline.ts'

/** Renders the timeline of a child by day. */
export function TimelineScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('activities')
  const isWide = useMediaQuery(wideMediaQuery)
  const [filter, setFilter] = useState<Filter>('all')
  const [until, setUntil] = useState<Day | null>(null)
  const today = useToday(user.family.timeZone)
  const jumpTo = (day: Day | null) => setUntil(day !== null && day < today ? day : null)
  return (
    <div className="mx-auto max-w-180">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="type-h2 min-w-0 flex-1 basis-32 hyphens-auto wrap-anywhere">
          {t('title', { name: child.name })}
        </h1>
        <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-1">
          <DayJump childId={child.id} filter={filter} day={until ?? today} today={today} onChange={jumpTo} />
          <FilterMenu value={filter} onChange={setFilter} />
        </div>
      </div>
      {isWide && chips && <div className="mt-3">{chips}</div>}
      <div className="mt-2">
        <JumpChips zone={user.family.timeZone} until={until} onJump={jumpTo} />
      </div>
      <TimelineContent
        key={`${child.id} ${filter} ${until}`}
        filter={filter}
        until={until}
        hasSiblings={family.length > 1}
        {...{ user, child }}
      />
    </div>
  )
}

type TimelineContentProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  filter: Filter
  /** The day from which it goes back; null for the newest. */
  until: Day | null
  hasSiblings: boolean
}

function TimelineContent({ filter, until, ...props }: TimelineContentProps) {
  const t = useTranslations('activities')
  const today = useToday(props.user.family.timeZone)
  const isNewest = filter === 'all' && until === null
  const timeline = useTimeline(props.child.id, filter, isNewest ? findPastWeekStart(today) : undefined, until)
  const { data: lines, isPending, isFetching, error, refetch, hasNextPage } = timeline
  if (!lines && isPending) return <TimelineSkeleton />
  if (!lines) {
    return (
      <div className="mt-4">
        <LoadFailed title={t('loadFailed')} error={error} retry={refetch} />
      </div>
    )
  }
  return (
    <>
      <Days {...props} lines={lines} filter={filter} until={until} hasMore={hasNextPage} isLoading={isFetching} />
      <LoadMoreButton pages={timeline} label={t('loadMore')} />
    </>
  )
}

type DaysProps = TimelineContentProps & { lines: readonly Line[]; hasMore: boolean; isLoading: boolean }

function Days({ lines, filter, until, hasMore, isLoading, ...props }: DaysProps) {
  const shown = useActsOfVisit(lines, { isLoading, takesUndone: filter === 'full' })
  const today = useToday(props.user.family.timeZone)
  const noteOf = useRedemptionNotes(props.child.id, shown)
  if (shown.length === 0) return hasMore ? null : <EmptyTimeline filter={filter} until={until} />
  const ofPastWeek = shown.filter(({ row }) => row.day >= findPastWeekStart(today))
  return (
    <>
      {filter === 'all' && until === null && ofPastWeek.length > 0 && <PastWeekCard lines={ofPastWeek} />}
      {groupByDay(shown).map(({ day, lines: dayLines }) => (
        <DaySection
          key={day}
          day={day}
          lines={dayLines}
          isWhole={filter === 'all' || filter === 'full'}
          isStory={filter === 'all'}
          namesAll={filter === 'full'}
          noteOf={noteOf}
          {...props}
        />
      ))}
    </>
  )
}

function EmptyTimeline({ filter, until }: Pick<TimelineContentProps, 'filter' | 'until'>) {
  const t = useTranslations('activities')
  if (until !== null) return <p className="mt-6 text-center text-text-2">{t('emptyUntil')}</p>
  if (filter !== 'all' && filter !== 'full') return <p className="mt-6 text-center text-text-2">{t('emptyFilter')}</p>
  return (
    <EmptyState
      className="mt-4"
      illustration={<PosedMascot pose="think" size={96} />}
      title={t('emptyTitle')}
      description={t('empty')}
      action={
        <Link href="/behaviors" className={buttonClasses()}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}

function TimelineSkeleton() {
  const t = useTranslations('activities')
  return (
    <div className="mt-5">
      <Waiting title={t('loadFailed')}>
        <Skeleton className="mb-3 h-6 w-24" />
        <Skeleton className="h-64 rounded-tile" />
      </Waiting>
    </div>
  )
}
