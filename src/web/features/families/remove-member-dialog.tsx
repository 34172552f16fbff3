import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { removeMember } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'

type RemoveMemberDialogProps = {
  member: { id: string; name: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the confirmation before a member is removed from the family. */
export function RemoveMemberDialog({ member, open, onOpenChange }: RemoveMemberDialogProps) {
  const t = useTranslations()
  const removing = useMutation(write(removeMember))
  const toast = useToast()
  const fail = useFailure()
  const { id, name } = member

  const remove = () =>
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onOpenChange(false)
          toast({ title: t('families.removed', { name }) })
        },
        onError: (error) => fail(t('families.removeFailed', { name }), error),
      },
    )

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('families.removeTitle', { name })}
      description={t('families.removeText', { name })}
      confirmLabel={t('families.removeConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={remove}
      pending={removing.isPending}
    />
  )
}
