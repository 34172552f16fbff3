import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteWebhook, rotateWebhookSecret } from '#shared/webhooks/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

type WebhookDialogProps = { id: string; url: string; open: boolean; onClose: () => void }

/** Renders the confirmation before a webhook is deleted. */
export function DeleteWebhookDialog({ id, url, open, onClose }: WebhookDialogProps) {
  const t = useTranslations()
  const { send, isPending } = useCommand(deleteWebhook, {
    success: () => {
      onClose()
      return { title: t('webhooks.deleted') }
    },
    failure: t('webhooks.deleteFailed'),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('webhooks.deleteTitle')}
      description={t('webhooks.deleteText', { url })}
      confirmLabel={t('webhooks.delete')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void send({ params: { id } })}
      pending={isPending}
    />
  )
}

/** Renders the dialog that replaces the signing secret of a webhook and then shows the new one, only here. */
export function RotateSecretDialog({ id, open, onClose }: Omit<WebhookDialogProps, 'url'>) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('webhooks.rotate')}
      description={t('webhooks.rotateHint')}
      closeLabel={t('common.close')}
    >
      <RotateButtonOrSecret id={id} onDone={onClose} />
    </Dialog>
  )
}

function RotateButtonOrSecret({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('webhooks')
  const [secret, setSecret] = useState<string>()
  const { send, isPending } = useCommand(rotateWebhookSecret, {
    success: (response) => {
      setSecret(response.secret)
      return { title: t('rotated') }
    },
    failure: t('rotateFailed'),
  })
  if (secret !== undefined) return <WebhookSecret secret={secret} onDone={onDone} />
  return (
    <Button pending={isPending} onClick={() => void send({ params: { id } })} className="w-full">
      {t('rotateNow')}
    </Button>
  )
}
