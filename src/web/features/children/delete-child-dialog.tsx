import { useTranslations } from 'use-intl'
import { deleteChild, type Child } from '#shared/children/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { ExportOffer } from '#web/ledger/export-link.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { nextPaint } from '#web/lib/next-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

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
  const { name } = child
  const remove = useCommand(deleteChild, {
    // Once the screen shows another child, nothing of this one is read again.
    update: async (client, _, { params }) => {
      client.setQueryData(childrenQuery.queryKey, (family) => family?.filter(({ id }) => id !== params.id))
      await nextPaint()
    },
    success: () => {
      onOpenChange(false)
      return { title: t('children.deleted', { name }) }
    },
    onError: () => onOpenChange(false),
    failure: (_, error) =>
      error instanceof ApiError && error.code === 'last_child'
        ? t('children.lastTitle')
        : t('children.deleteFailed', { name }),
  })

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
      onConfirm={() => void remove.send({ params: { id: child.id } })}
      pending={remove.isPending}
    >
      <ExportOffer />
    </ConfirmDialog>
  )
}
