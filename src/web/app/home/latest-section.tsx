import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazyComponent } from '#web/app/lazy-component.ts'
import { useIsIdle } from '#web/lib/use-idle.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { LatestSkeleton } from './latest-skeleton.tsx'

const { Part: LatestEntries } = lazyComponent(
  async () => (await import('#web/app/deferred-chunk.ts')).deferred.LatestEntries,
)

/** Renders the latest entries, loaded after the first paint, with a link to the timeline. */
export function LatestSection(props: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const settled = useIsIdle()
  return (
    <section>
      <div className="mx-0.5 mb-2 flex items-center justify-between gap-3">
        <h2>{t('latest')}</h2>
        <Link href="/timeline" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('toTimeline')}
        </Link>
      </div>
      <Suspense fallback={<LatestSkeleton />}>{settled ? <LatestEntries {...props} /> : <LatestSkeleton />}</Suspense>
    </section>
  )
}
