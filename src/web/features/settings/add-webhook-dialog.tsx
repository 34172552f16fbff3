import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addWebhook, newWebhook, webhookEvents, type WebhookEvent } from '#shared/webhooks/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { WebhookEvents } from './webhook-events.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

function WebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
  const t = useTranslations('webhooks')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const form = useCommandForm(
    addWebhook,
    newWebhook,
    { initial: { url: '' }, toBody: ({ url }) => ({ url, events: [...events] }) },
    {
      success: ({ secret }) => {
        onSecret(secret)
        return { title: t('added') }
      },
      failure: t('addFailed'),
    },
  )
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      <TextField {...form.field('url')} label={t('url')} hint={t('urlHint')} inputMode="url" autoComplete="off" />
      <WebhookEvents chosen={events} onChange={setEvents} />
      <FormButtons>
        <Button type="submit" pending={form.isPending} className="w-full">
          {t('add')}
        </Button>
      </FormButtons>
    </Form>
  )
}

function WebhookFormOrSecret({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<string>()
  return secret === undefined ? <WebhookForm onSecret={setSecret} /> : <WebhookSecret secret={secret} onDone={onDone} />
}

/** Renders the dialog that adds a webhook and then shows its secret, only here. */
export function AddWebhookDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('webhooks.addTitle')}
      closeLabel={t('common.close')}
    >
      <WebhookFormOrSecret onDone={onClose} />
    </Dialog>
  )
}
