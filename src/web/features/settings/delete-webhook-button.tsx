import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteWebhook } from '#shared/webhooks/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Renders the button that deletes a webhook after a confirmation. */
export function DeleteWebhookButton({ id, url }: { id: string; url: string }) {
  const t = useTranslations()
  const [isAsking, setAsking] = useState(false)
  const remove = useCommand(deleteWebhook, {
    success: () => {
      setAsking(false)
      return { title: t('webhooks.deleted') }
    },
    failure: t('webhooks.deleteFailed'),
  })
  return (
    <>
      <Button tone="soft" size="compact" onClick={() => setAsking(true)}>
        {t('webhooks.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('webhooks.deleteTitle')}
        description={t('webhooks.deleteText', { url })}
        confirmLabel={t('webhooks.delete')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => void remove.send({ params: { id } })}
        pending={remove.isPending}
      />
    </>
  )
}
