import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listToday } from '#shared/habits/contract.ts'
import { lazyComponent } from '#web/app/lazy-component.tsx'
import { useIsIdle } from '#web/lib/use-idle.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { LatestSkeleton, TodaySkeleton } from './skeletons.tsx'

const { Component: TodayHabits } = lazyComponent(
  async () => (await import('#web/app/deferred-chunk.ts')).deferred.TodayHabits,
)
const { Component: LatestEntries } = lazyComponent(
  async () => (await import('#web/app/deferred-chunk.ts')).deferred.LatestEntries,
)

/** Renders today's habits with a link to all. */
export function TodaySection(props: ChildScreenProps) {
  const t = useTranslations()
  const { data } = useQuery(read(listToday))
  return (
    <DeferredSection
      title={t('activities.today')}
      href="/habits"
      link={t('home.allHabits')}
      skeleton={<TodaySkeleton groups={data} />}
    >
      <TodayHabits {...props} />
    </DeferredSection>
  )
}

/** Renders the latest entries with a link to the timeline. */
export function LatestSection(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <DeferredSection title={t('latest')} href="/timeline" link={t('toTimeline')} skeleton={<LatestSkeleton />}>
      <LatestEntries {...props} />
    </DeferredSection>
  )
}

type DeferredSectionProps = { title: string; href: string; link: string; skeleton: ReactNode; children: ReactNode }

/** Renders a section whose content is loaded after the first paint. */
function DeferredSection({ title, href, link, skeleton, children }: DeferredSectionProps) {
  const isIdle = useIsIdle()
  return (
    <section>
      <div className="mx-0.5 mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2>{title}</h2>
        <Link href={href} className="type-label flex min-h-11 items-center text-primary no-underline">
          {link}
        </Link>
      </div>
      <Suspense fallback={skeleton}>{isIdle ? children : skeleton}</Suspense>
    </section>
  )
}
