import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { editWebhook, rotateWebhookSecret, type listWebhooks } from '#shared/webhooks/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DeleteWebhookButton } from './delete-webhook-button.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookEvents } from './webhook-events.tsx'

type Webhook = ResponseBody<typeof listWebhooks>[number]
type WebhookRowProps = { webhook: Webhook; onSecret: (secret: string) => void }

/** Renders a webhook: on or off and why, and on demand its events, deliveries and further actions. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const [isOpen, setOpen] = useState(false)
  const { id, url, off } = webhook
  const edit = useCommand(editWebhook, { failure: t('editFailed') })
  const change = (body: { active: boolean }) => void edit.send({ params: { id }, body })
  return (
    <li className="grid gap-2 border-line py-2 not-first:border-t">
      <Switch label={url} checked={off === null} onChange={(active) => change({ active })} />
      <WebhookState webhook={webhook} />
      <Button tone="ghost" size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('less') : t('more')}
      </Button>
      {isOpen && <WebhookDetails webhook={webhook} onSecret={onSecret} />}
    </li>
  )
}

function WebhookState({ webhook: { off, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations('webhooks')
  const formatDate = useFormatInstant()
  if (off !== null && off !== 'owner') return <Banner kind="error">{t(`off.${off}`)}</Banner>
  if (off === 'owner' || failingSince === null) return null
  const day = formatDate(new Date(failingSince), { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' })
  return <Banner kind="info">{t('failing', { day })}</Banner>
}

function WebhookDetails({ webhook, onSecret }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const params = { id: webhook.id }
  const edit = useCommand(editWebhook, { failure: t('editFailed') })
  const rotate = useCommand(rotateWebhookSecret, {
    success: ({ secret }) => {
      onSecret(secret)
      return { title: t('rotated') }
    },
    failure: t('rotateFailed'),
  })
  return (
    <div className="grid gap-3">
      <WebhookEvents chosen={webhook.events} onChange={(events) => void edit.send({ params, body: { events } })} />
      <WebhookDeliveries webhookId={webhook.id} />
      <div className="flex flex-wrap gap-2">
        <Button tone="soft" size="compact" pending={rotate.isPending} onClick={() => void rotate.send({ params })}>
          {t('rotate')}
        </Button>
        <DeleteWebhookButton id={webhook.id} url={webhook.url} />
      </div>
      <p className="text-small text-text-2">{t('rotateHint')}</p>
    </div>
  )
}
