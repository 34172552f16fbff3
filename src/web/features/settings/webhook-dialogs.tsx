import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteWebhook, editWebhook, rotateWebhookSecret, webhookChanges } from '#shared/webhooks/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

type WebhookDialogProps = { id: string; url: string; open: boolean; onClose: () => void }

/** Renders the dialog that changes the address of a webhook. */
export function EditAddressDialog({ id, url, open, onClose }: WebhookDialogProps) {
  const t = useTranslations()
  // Without a draft: an address may contain a secret.
  const form = useForm(webhookChanges, { initial: { url } })
  const { send, isPending } = useCommand(editWebhook, {
    success: () => {
      onClose()
      return { title: t('webhooks.addressChanged') }
    },
    onError: form.showError,
    failure: t('webhooks.addressFailed'),
  })
  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ params: { id }, body })
  }
  return (
    <FormDialog open={open} title={t('webhooks.changeAddress')} form={form} onClose={onClose}>
      <Form form={form} pending={isPending} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField
          {...form.field('url')}
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          inputMode="url"
          autoComplete="off"
        />
        <FormButtons>
          <Button type="submit" pending={isPending} className="w-full">
            {t('common.save')}
          </Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

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
