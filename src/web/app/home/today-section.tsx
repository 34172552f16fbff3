import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { lazily } from '#web/app/lazily.ts'
import { useSettled } from '#web/lib/idle.ts'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { TodayWaiting } from './today-waiting.tsx'

const { Part: TodayHabits } = lazily(async () => (await import('./today-habits.tsx')).TodayHabits)

/** The evening on one screen; what is in it comes after the first paint. */
export function TodaySection(props: ChildScreenProps) {
  const t = useTranslations()
  const settled = useSettled()
  return (
    <section>
      <div className="mx-0.5 mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('activities.today')}</h2>
        <Link href="/habits" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('home.allHabits')}
        </Link>
      </div>
      <Suspense fallback={<TodayWaiting />}>{settled ? <TodayHabits {...props} /> : <TodayWaiting />}</Suspense>
    </section>
  )
}
