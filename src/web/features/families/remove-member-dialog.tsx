import { useTranslations } from 'use-intl'
import { removeMember } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type RemoveMemberDialogProps = {
  member: { id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the confirmation before a member is removed from the family. */
export function RemoveMemberDialog({ member, open, onOpenChange }: RemoveMemberDialogProps) {
  const t = useTranslations()
  const { id, name } = member
  const remove = useCommand(removeMember, {
    success: () => {
      onOpenChange(false)
      return { title: t('families.removed', { name }) }
    },
    failure: t('families.removeFailed', { name }),
  })

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('families.removeTitle', { name })}
      description={t('families.removeText', { name })}
      confirmLabel={t('families.removeConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void remove.send({ params: { id } })}
      pending={remove.isPending}
    />
  )
}
