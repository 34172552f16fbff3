import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { ActRows } from '#web/features/activities/act-rows.tsx'
import { useUndoLine } from '#web/features/activities/use-undo-line.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLatestActs } from './use-latest-acts.ts'

const maxActs = 5

type LatestActsDialogProps = Pick<ChildScreenProps, 'user' | 'child'> & { open: boolean; onClose: () => void }

/** Renders the latest five acts of a child in a dialog, with undo. */
export function LatestActsDialog({ user, child, open, onClose }: LatestActsDialogProps) {
  const t = useTranslations()
  const { lines = [] } = useLatestActs(child.id)
  const undo = useUndoLine<HTMLUListElement>()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('home.lastEntries')}
      closeLabel={t('common.close')}
    >
      {lines.length === 0 ? (
        <p className="py-2 text-text-2">{t('home.latestNothing')}</p>
      ) : (
        <ActRows lines={lines.slice(0, maxActs)} user={user} label={t('home.lastEntries')} undo={undo} />
      )}
      <Link href="/timeline" className={buttonClasses('ghost', 'child', 'mt-2 w-full')}>
        {t('home.toTimeline')}
      </Link>
    </Dialog>
  )
}
