import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addDays } from '#shared/time/day.ts'
import { focusHeading } from '#web/lib/focus.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { LoadMoreButton } from '#web/lib/load-more-button.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TimelineStartChip } from './timeline-start-chip.tsx'
import { DayJump } from './day-jump.tsx'
import { FilterMenu, type Filter } from './filter-menu.tsx'
import { findPastWeekStart } from './past-week-card.tsx'
import { upToToday, type DayRange } from './day-range.ts'
import { useTimeline } from './use-timeline.ts'
import { TimelineDays } from './timeline-days.tsx'
import { EndOfWeek } from './week-card.tsx'

/** Renders the timeline of a child by day. */
export function TimelineScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('activities')
  const isWide = useMediaQuery(wideMediaQuery)
  const [filter, setFilter] = useState<Filter>('all')
  const [range, setRange] = useState(upToToday)
  const today = useToday(user.family.timeZone)
  const { until, since } = range
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
            zone={user.family.timeZone}
            onJump={setRange}
            {...{ range, today }}
          />
          <FilterMenu value={filter} onChange={setFilter} />
        </div>
      </div>
      {isWide && chips && <div className="mt-3">{chips}</div>}
      <TimelineStartChip zone={user.family.timeZone} range={range} onJump={setRange} />
      <TimelineContent
        key={`${child.id} ${filter} ${until} ${since}`}
        filter={filter}
        range={range}
        onWeekBefore={() => {
          if (since) setRange({ until: addDays(since, -1), since: addDays(since, -7) })
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
  range: DayRange
  onWeekBefore: () => void
  hasSiblings: boolean
}

function TimelineContent(props: TimelineContentProps) {
  const { filter, range, onWeekBefore } = props
  const { until, since } = range
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
        <TimelineDays {...props} lines={lines} hasMore={hasNextPage} isLoading={isFetching} />
        <LoadMoreButton pages={timeline} label={t('loadMore')} />
      </>
    )
  }
  const hasEarlier = hasNextPage || lines.some(({ row }) => row.day < since)
  return (
    <>
      <TimelineDays
        {...props}
        lines={lines.filter(({ row }) => row.day >= since)}
        hasMore={false}
        isLoading={isFetching}
      />
      <EndOfWeek since={since} today={today} onBefore={hasEarlier ? onWeekBefore : null} />
    </>
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
