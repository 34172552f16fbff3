import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isSlip } from '#shared/activities/rules.ts'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import { useMedia, wide } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRecentLines } from './recent-lines.ts'

const most = { phone: 3, wide: 5 }

/** The latest entries, and the way to all of them. */
export function Latest({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations('home')
  const isWide = useMedia(wide)
  const lines = useRecentLines(child.id)
    ?.filter((line) => !isSlip(line))
    .slice(0, isWide ? most.wide : most.phone)
  return (
    <section>
      <div className="mx-0.5 mb-2 flex items-center justify-between gap-3">
        <h2>{t('latest')}</h2>
        <Link href="/timeline" className="type-label flex min-h-11 items-center text-primary no-underline">
          {t('toTimeline')}
        </Link>
      </div>
      {lines ? (
        <Lines lines={lines} user={user} nothing={t('latestNothing')} />
      ) : (
        <Skeleton className="h-32 rounded-tile" />
      )}
    </section>
  )
}

interface LinesProps extends Pick<ChildScreenProps, 'user'> {
  lines: Parameters<typeof ActRows>[0]['lines']
  nothing: string
}

function Lines({ lines, user, nothing }: LinesProps): ReactNode {
  const t = useTranslations('home')
  if (lines.length === 0) return <Card className="text-text-2">{nothing}</Card>
  return <ActRows lines={lines} user={user} label={t('latest')} look="text" />
}
