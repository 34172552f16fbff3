import { useTranslations } from 'use-intl'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useMediaQuery, veryWideMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { LatestActsSkeleton } from './skeletons.tsx'
import { useLatestActs } from './use-latest-acts.ts'

const maxActs = { phone: 3, wide: 5, veryWide: 9 }

/** Renders the latest acts of a child that were not undone as rows: three, five in a wide window, nine in a very wide one. */
export function LatestActs({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const t = useTranslations()
  const isWide = useMediaQuery(wideMediaQuery)
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const { lines, isPending, error, refetch } = useLatestActs(child.id)
  if (lines) {
    const count = maxActs[isVeryWide ? 'veryWide' : isWide ? 'wide' : 'phone']
    const shown = lines.filter(({ undone }) => undone === null).slice(0, count)
    if (shown.length === 0) return <Card className="text-text-2">{t('home.latestNothing')}</Card>
    return <ActRows lines={shown} user={user} label={t('home.latest')} variant="text" />
  }
  if (isPending) return <LatestActsSkeleton />
  return <LoadFailed error={error} retry={refetch} />
}
