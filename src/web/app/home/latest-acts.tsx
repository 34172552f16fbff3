import { useTranslations } from 'use-intl'
import type { Activity } from '#shared/activities/contract.ts'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useMediaQuery, veryWideMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { LatestActsSkeleton } from './skeletons.tsx'
import { useLatestActs } from './use-latest-acts.ts'
import { useUndoInPlace } from './use-undo-in-place.ts'

const maxActs = { phone: 3, wide: 5, veryWide: 9 }

/** Most acts of today that are shown, also where the usual number of rows is smaller. */
const maxOfToday = 6

const isHardBehavior = ({ type, points }: Activity): boolean => type === 'behavior' && (points ?? 0) <= 0

/**
 * Renders the latest acts of a child as rows with undo: three, five in a wide window, nine in a very wide one, or up to
 * six of today. Hard behaviours are left out, because children look on, and in a wide window with several children the
 * moments, which stand beside the acts. What was undone is left out, too, unless it was undone here: then no other row
 * takes its place under the pointer.
 */
export function LatestActs({ user, child, family }: Pick<ChildScreenProps, 'user' | 'child' | 'family'>) {
  const t = useTranslations()
  const isWide = useMediaQuery(wideMediaQuery)
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const { undoOf, isUndoneHere, list } = useUndoInPlace<HTMLDivElement>()
  const today = useToday(user.family.timeZone)
  const { lines, isPending, error, refetch } = useLatestActs(child.id)
  if (lines) {
    const least = maxActs[isVeryWide ? 'veryWide' : isWide ? 'wide' : 'phone']
    const hasMomentsBeside = isWide && family.length > 1
    const all = lines.filter(
      (line) =>
        !isHardBehavior(line.row) &&
        !(hasMomentsBeside && line.row.type === 'moment') &&
        (line.undone === null || isUndoneHere(line)),
    )
    const ofToday = all.filter(({ row }) => row.day >= today).length
    const shown = all.slice(0, Math.max(least, Math.min(maxOfToday, ofToday)))
    if (lines.length > 0 && all.length === 0) return null
    if (shown.length === 0) return <Card className="text-text-2">{t('homeCards.latestNothing')}</Card>
    return (
      <div ref={list} tabIndex={-1} className="outline-none">
        <ActRows
          lines={shown}
          user={user}
          label={t('home.latest', { name: child.name })}
          // What was written is not lost by a slip: it is deleted in its own menu.
          undoOf={(line) => (line.row.type === 'moment' ? null : undoOf(line))}
          variant="text"
        />
      </div>
    )
  }
  if (isPending) return <LatestActsSkeleton />
  return <LoadFailed error={error} retry={refetch} />
}
