import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { wasUndoneSoon } from '#shared/activities/rules.ts'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { GivenToday } from './given-today.tsx'
import { LabelledSection } from './labelled-section.tsx'
import { useLatestActs } from './use-latest-acts.ts'
import { useUndoInPlace } from './use-undo-in-place.ts'

/** Least number of acts: with fewer acts of today, earlier ones follow. */
const minActs = 5

type LatestActsDialogProps = Pick<ChildScreenProps, 'user' | 'child'> & { open: boolean; onClose: () => void }

/** Renders the acts of today of a child in a dialog, what was given today, and earlier acts up to five in all, with undo. */
export function LatestActsDialog({ user, child, open, onClose }: LatestActsDialogProps) {
  const t = useTranslations()
  const today = useToday(user.family.timeZone)
  const { lines: all = [] } = useLatestActs(child.id)
  const { undoOf, isUndoneHere, list } = useUndoInPlace<HTMLDivElement>()
  const lines = all.filter((line) => !wasUndoneSoon(line) || isUndoneHere(line))
  const ofToday = lines.filter(({ row }) => row.day >= today)
  const earlier = lines.filter(({ row }) => row.day < today).slice(0, Math.max(0, minActs - ofToday.length))
  // What was written is not lost by a slip: it is deleted in its own menu.
  const undoOfEarlier: typeof undoOf = (line) => (line.row.type === 'moment' ? null : undoOf(line))
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('home.lastEntries', { name: child.name })}
      closeLabel={t('common.close')}
    >
      {lines.length === 0 && <p className="py-2 text-text-2">{t('homeCards.latestNothing')}</p>}
      <div ref={list} tabIndex={-1} className="outline-none">
        <Entries title={t('homeCards.lastToday')} lines={ofToday} user={user} undoOf={undoOf} />
        <GivenToday child={child} zone={user.family.timeZone} today={today} />
        <Entries title={t('homeCards.earlier')} lines={earlier} user={user} undoOf={undoOfEarlier} />
      </div>
      <Link href="/timeline" className={buttonClasses('ghost', 'child', 'mt-2 w-full')}>
        {t('home.toTimeline')}
      </Link>
    </Dialog>
  )
}

type EntriesProps = Pick<Parameters<typeof ActRows>[0], 'lines' | 'user' | 'undoOf'> & { title: string }

function Entries({ title, ...rows }: EntriesProps) {
  if (rows.lines.length === 0) return null
  return (
    <LabelledSection title={title}>
      <ActRows {...rows} label={title} />
    </LabelledSection>
  )
}
