import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { groupByDay } from '#shared/activities/day-rules.ts'
import { addDays } from '#shared/time/day.ts'
import { focusHeading } from '#web/lib/focus.ts'
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
import { newest, type Stretch } from './stretch.ts'
import { useTimeline } from './use-timeline.ts'
import { WeekCard, WeekEnd } from './week-card.tsx'

/** Renders the timeline of a child by day. */
export function TimelineScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('activities')
  const isWide = useMediaQuery(wideMediaQuery)
  const [filter, setFilter] = useState<Filter>('all')
  const [stretch, setStretch] = useState(newest)
  const today = useToday(user.family.timeZone)
  const { until, since } = stretch
  return (
    <div className="mx-auto max-w-180">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="type-h2 min-w-0 flex-1 basis-32 hyphens-auto wrap-anywhere">
          {t('title', { name: child.name })}
        </h1>
        <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-1">
          <DayJump
            childId={child.id}
            filter={filter}
            day={until ?? today}
            today={today}
            onChange={(day) => setStretch(day < today ? { until: day, since: null } : newest)}
          />
          <FilterMenu value={filter} onChange={setFilter} />
        </div>
      </div>
      {isWide && chips && <div className="mt-3">{chips}</div>}
      <div className="mt-2">
        <JumpChips zone={user.family.timeZone} stretch={stretch} onJump={setStretch} />
      </div>
      <TimelineContent
        key={`${child.id} ${filter} ${until} ${since}`}
        filter={filter}
        stretch={stretch}
        onWeekBefore={() => {
          if (since) setStretch({ until: addDays(since, -1), since: addDays(since, -7) })
          scrollTo({ top: 0, behavior: 'instant' })
          focusHeading()
        }}
        hasSiblings={family.length > 1}
        {...{ user, child }}
      />
    </div>
  )
}

type TimelineContentProps = Pick<ChildScreenProps, 'user' | 'child'> & {
  filter: Filter
  stretch: Stretch
  onWeekBefore: () => void
  hasSiblings: boolean
}

function TimelineContent(props: TimelineContentProps) {
  const { filter, stretch, onWeekBefore } = props
  const { until, since } = stretch
  const t = useTranslations('activities')
  const today = useToday(props.user.family.timeZone)
  const isNewest = filter === 'all' && until === null
  const firstDay = since ?? (isNewest ? findPastWeekStart(today) : undefined)
  const timeline = useTimeline(props.child.id, filter, firstDay, until)
  const { data: lines, isPending, isFetching, error, refetch, hasNextPage } = timeline
  if (!lines && isPending) return <TimelineSkeleton />
  if (!lines) {
    return (
      <div className="mt-4">
        <LoadFailed title={t('loadFailed')} error={error} retry={refetch} />
      </div>
    )
  }
  if (since === null) {
    return (
      <>
        <Days {...props} lines={lines} hasMore={hasNextPage} isLoading={isFetching} />
        <LoadMoreButton pages={timeline} label={t('loadMore')} />
      </>
    )
  }
  const hasEarlier = hasNextPage || lines.some(({ row }) => row.day < since)
  return (
    <>
      <Days {...props} lines={lines.filter(({ row }) => row.day >= since)} hasMore={false} isLoading={isFetching} />
      <WeekEnd since={since} today={today} onBefore={hasEarlier ? onWeekBefore : null} />
    </>
  )
}

type DaysProps = TimelineContentProps & { lines: readonly Line[]; hasMore: boolean; isLoading: boolean }

function Days({ lines, filter, stretch, hasMore, isLoading, ...props }: DaysProps) {
  const shown = useActsOfVisit(lines, { isLoading, takesUndone: filter === 'full' })
  const noteOf = useRedemptionNotes(props.child.id, shown)
  const isTold = filter === 'all'
  if (shown.length === 0 && !(isTold && stretch.since)) {
    return hasMore ? null : <EmptyTimeline filter={filter} stretch={stretch} />
  }
  return (
    <>
      {isTold && <Told stretch={stretch} lines={shown} zone={props.user.family.timeZone} />}
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

/** Renders what a week brought, or the last seven days; nothing above other days. */
function Told({ stretch: { until, since }, lines, zone }: { stretch: Stretch; lines: readonly Line[]; zone: string }) {
  const today = useToday(zone)
  if (since) return <WeekCard since={since} today={today} lines={lines} />
  const ofPastWeek = lines.filter(({ row }) => row.day >= findPastWeekStart(today))
  return until === null && ofPastWeek.length > 0 ? <PastWeekCard lines={ofPastWeek} /> : null
}

function EmptyTimeline({ filter, stretch }: Pick<TimelineContentProps, 'filter' | 'stretch'>) {
  const t = useTranslations('activities')
  if (stretch.until !== null && stretch.since === null)
    return <p className="mt-6 text-center text-text-2">{t('emptyUntil')}</p>
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
