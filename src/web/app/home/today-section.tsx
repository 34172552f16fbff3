import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { listToday } from '#shared/habits/contract.ts'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useIsIdle } from '#web/lib/use-idle.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { TodaySkeleton } from './today-skeleton.tsx'

const { Part: TodayHabits } = lazyComponent(
  async () => (await import('#web/app/deferred-chunk.ts')).deferred.TodayHabits,
)

/** Renders today's habits, loaded after the first paint. */
export function TodaySection(props: ChildScreenProps) {
  const t = useTranslations()
  const settled = useIsIdle()
  const { data } = useQuery(read(listToday))
  const waiting = <TodaySkeleton groups={data} />
  return (
    <section>
      <div className="mx-0.5 mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('activities.today')}</h2>
        <Link href="/habits" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('home.allHabits')}
        </Link>
      </div>
      <Suspense fallback={waiting}>{settled ? <TodayHabits {...props} /> : waiting}</Suspense>
    </section>
  )
}
