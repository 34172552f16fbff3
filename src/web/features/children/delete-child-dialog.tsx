import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deleteChild, type Child } from '#shared/children/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { ExportOffer } from '#web/ledger/export-link.tsx'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'

type DeleteChildDialogProps = {
  child: Child
  /** The only child of the family is not deleted. */
  last: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a child goes with all that belongs to it; says why the last one stays. */
export function DeleteChildDialog({ child, last, open, onOpenChange }: DeleteChildDialogProps) {
  const t = useTranslations()
  const deleting = useMutation(write(deleteChild))
  const toast = useToast()
  const fail = useFailure()
  const { name } = child

  const remove = () =>
    deleting.mutate(
      { params: { id: child.id } },
      {
        onSuccess: () => {
          toast({ title: t('children.deleted', { name }) })
          onOpenChange(false)
        },
        onError: (error) => {
          const isLast = error instanceof ApiError && error.code === 'last_child'
          fail(isLast ? t('children.lastTitle') : t('children.deleteFailed', { name }), error)
          onOpenChange(false)
        },
      },
    )

  if (last) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={t('children.lastTitle')}
        closeLabel={t('common.close')}
        footer={<Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>}
      >
        <p className="type-h3">{t('children.lastText')}</p>
        <p className="mt-2 text-text-2">{t('children.lastHint')}</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('children.deleteTitle', { name })}
      description={t('children.deleteWarning', { name })}
      confirmLabel={t('children.deleteConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={remove}
      pending={deleting.isPending}
    >
      <ExportOffer />
    </ConfirmDialog>
  )
}
