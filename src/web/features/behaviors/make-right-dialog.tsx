import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RemedyChips } from './extras.tsx'

interface MakeRightDialogProps {
  child: Child
  open: boolean
  onClose: () => void
}

/** Right after something hard: the ways to make it right. No celebration, nothing pointing at the loss. */
export function MakeRightDialog({ child, open, onClose }: MakeRightDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('behaviors.right.title')}
      closeLabel={t('common.close')}
      description={t('behaviors.right.text', { name: child.name })}
      footer={
        <Button tone="soft" onClick={onClose}>
          {t('behaviors.right.later')}
        </Button>
      }
    >
      <RemedyChips child={child} onDone={onClose} />
    </Dialog>
  )
}
