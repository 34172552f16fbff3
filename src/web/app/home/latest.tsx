import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazily } from '#web/app/lazily.ts'
import { useSettled } from '#web/lib/idle.ts'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { LatestWaiting } from './latest-waiting.tsx'

const { Part: LatestEntries } = lazily(async () => (await import('#web/app/soon.ts')).soon.LatestEntries)

/** The latest entries, and the way to all of them; what is in it comes after the first paint. */
export function Latest(props: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const settled = useSettled()
  return (
    <section>
      <div className="mx-0.5 mb-2 flex items-center justify-between gap-3">
        <h2>{t('latest')}</h2>
        <Link href="/timeline" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('toTimeline')}
        </Link>
      </div>
      <Suspense fallback={<LatestWaiting />}>{settled ? <LatestEntries {...props} /> : <LatestWaiting />}</Suspense>
    </section>
  )
}
