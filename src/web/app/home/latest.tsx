import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isSlip } from '#shared/activities/rules.ts'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import { useMedia, wide } from '#web/lib/media.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useRecentLines } from './recent-lines.ts'

const most = { phone: 3, wide: 5 }

type LatestProps = Pick<ChildScreenProps, 'user' | 'child'>

/** The latest entries, and the way to all of them. */
export function Latest(props: LatestProps) {
  const t = useTranslations('home')
  return (
    <section>
      <div className="mx-0.5 mb-2 flex items-center justify-between gap-3">
        <h2>{t('latest')}</h2>
        <Link href="/timeline" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('toTimeline')}
        </Link>
      </div>
      <Entries {...props} />
    </section>
  )
}

function Entries({ user, child }: LatestProps) {
  const t = useTranslations()
  const problemText = useProblemText()
  const isWide = useMedia(wide)
  const { lines, isPending, error, refetch } = useRecentLines(child.id)
  if (lines) {
    const shown = lines.filter((line) => !isSlip(line)).slice(0, isWide ? most.wide : most.phone)
    if (shown.length === 0) return <Card className="text-text-2">{t('home.latestNothing')}</Card>
    return <ActRows lines={shown} user={user} label={t('home.latest')} look="text" />
  }
  if (isPending) {
    return (
      <Loading label={t('common.loading')}>
        <Skeleton className="h-32 rounded-tile" />
      </Loading>
    )
  }
  const retry = (
    <Button tone="ghost" size="compact" onClick={() => void refetch()}>
      {t('common.retry')}
    </Button>
  )
  return (
    <Banner kind="error" action={retry}>
      {problemText(error)}
    </Banner>
  )
}
