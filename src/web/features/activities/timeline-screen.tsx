import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { groupByAct, wasUndoneSoon, type ActEntry } from '#shared/activities/rules.ts'
import type { User } from '#shared/auth/contract.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { LoadMoreButton } from '#web/lib/load-more-button.tsx'
import { readPages } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DaySections } from './day-sections.tsx'
import { FilterChips, type Filter } from './filter-chips.tsx'

/** Renders the timeline of a child by day. */
export function TimelineScreen({ user, child }: ChildScreenProps) {
  const t = useTranslations('activities')
  const [filter, setFilter] = useState<Filter>('all')
  const query = { order: 'day' as const, ...(filter !== 'all' && { type: filter }) }
  const timeline = useInfiniteQuery({
    ...readPages(listActivities, { params: { childId: child.id }, query }),
    select: ({ pages }) => groupByAct(pages.flatMap(({ body }) => body)),
  })
  return (
    <>
      <h1 className="type-h2 mx-0.5 mt-1 wrap-anywhere">{t('title', { name: child.name })}</h1>
      <p className="mx-0.5 mb-3 text-small text-text-2">{t('subtitle')}</p>
      <FilterChips value={filter} onChange={setFilter} />
      <TimelineContent timeline={timeline} filter={filter} user={user} />
    </>
  )
}

interface TimelineContentProps {
  timeline: UseInfiniteQueryResult<ActEntry<Activity>[]>
  filter: Filter
  user: User
}

function TimelineContent({ timeline, filter, user }: TimelineContentProps) {
  const t = useTranslations()
  const { data: lines, isPending, error, refetch, hasNextPage } = timeline
  if (!lines && isPending) return <TimelineSkeleton />
  if (!lines) {
    return (
      <div className="mt-4">
        <LoadFailed title={t('activities.loadFailed')} error={error} retry={refetch} />
      </div>
    )
  }
  if (lines.length === 0 && !hasNextPage) return <EmptyTimeline filter={filter} />
  return (
    <>
      <TimelineDays lines={lines} user={user} />
      <LoadMoreButton pages={timeline} label={t('activities.loadMore')} />
    </>
  )
}

/** Renders the days; acts that were undone immediately are hidden until requested. */
function TimelineDays({ lines, user }: { lines: readonly ActEntry<Activity>[]; user: User }) {
  const t = useTranslations('activities')
  const [showSlips, setShowSlips] = useState(false)
  const slips = lines.filter(wasUndoneSoon).length
  return (
    <>
      <DaySections lines={showSlips ? lines : lines.filter((line) => !wasUndoneSoon(line))} user={user} />
      {slips > 0 && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 px-0.5 text-small text-text-2">
          {!showSlips && t('slips', { count: slips })}
          <Button tone="ghost" className="-mx-3 px-3!" onClick={() => setShowSlips(!showSlips)}>
            {showSlips ? t('hideSlips') : t('showSlips')}
          </Button>
        </p>
      )}
    </>
  )
}

function EmptyTimeline({ filter }: { filter: Filter }) {
  const t = useTranslations('activities')
  if (filter !== 'all') return <p className="mt-6 text-center text-text-2">{t('emptyFilter')}</p>
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
