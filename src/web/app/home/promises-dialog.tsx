import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { PromiseCard } from './promise-card.tsx'

type PromisesDialogProps = Pick<ChildScreenProps, 'user' | 'family'> & { open: boolean; onClose: () => void }

/** Renders all promised rewards of some children that are not given yet, each with a button that marks it as given. */
export function PromisesDialog({ user, family, open, onClose }: PromisesDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('homeCards.promises')}
      closeLabel={t('common.close')}
    >
      <div className="grid grid-cols-1 gap-3 pb-2">
        {family.map((child) => (
          <PromiseCard key={child.id} user={user} child={child} max={Infinity} />
        ))}
      </div>
    </Dialog>
  )
}
