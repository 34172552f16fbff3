import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addWebhook, newWebhook, webhookEvents, type WebhookEvent } from '#shared/webhooks/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { WebhookEvents } from './webhook-events.tsx'

/** Renders the form that adds a webhook. */
export function WebhookForm({ onSecret }: { onSecret: (secret: string) => void }) {
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
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      <TextField {...form.field('url')} label={t('url')} hint={t('urlHint')} inputMode="url" autoComplete="off" />
      <WebhookEvents chosen={events} onChange={setEvents} />
      <Button type="submit" tone="soft" pending={form.isPending}>
        {t('add')}
      </Button>
    </Form>
  )
}
