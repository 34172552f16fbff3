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
  /** The last child of a family cannot be deleted. */
  isLast: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the confirmation before a child is deleted; for the last one, why it cannot be. */
export function DeleteChildDialog({ child, isLast, open, onOpenChange }: DeleteChildDialogProps) {
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
          const isLastChild = error instanceof ApiError && error.code === 'last_child'
          fail(isLastChild ? t('children.lastTitle') : t('children.deleteFailed', { name }), error)
          onOpenChange(false)
        },
      },
    )

  if (isLast) {
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
