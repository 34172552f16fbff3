import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { editWebhook, listWebhooks, testWebhook } from '#shared/webhooks/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { updateCached } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { DeleteWebhookDialog, EditAddressDialog, RotateSecretDialog } from './webhook-dialogs.tsx'
import { WebhookEvents } from './webhook-events.tsx'

type Webhook = ResponseBody<typeof listWebhooks>[number]
type WebhookRowProps = { webhook: Webhook }

/** Renders a webhook: on or off and why, and on demand its events, deliveries and further actions. */
export function WebhookRow({ webhook }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const [isOpen, setOpen] = useState(false)
  const { id, url, off } = webhook
  const edit = useCommand(editWebhook, {
    // The switches show it before the list is read again.
    update: (client, saved) =>
      updateCached(client, listWebhooks, {}, (all) => all.map((one) => (one.id === saved.id ? saved : one))),
    failure: t('editFailed'),
  })
  const change = (active: boolean) => void edit.send({ params: { id }, body: { active } })
  return (
    <li className="grid gap-2 border-line py-2 not-first:border-t">
      <Switch label={<Address url={url} />} checked={off === null} onChange={change} />
      <WebhookState webhook={webhook} />
      <Button
        tone="ghost"
        size="compact"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'lessOf' : 'moreOf', { url })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('less') : t('more')}
      </Button>
      {isOpen && <WebhookDetails webhook={webhook} />}
    </li>
  )
}

/** Renders an address that breaks after its separators rather than within a word. */
function Address({ url }: { url: string }) {
  const ends = [...url.matchAll(/[/?&](?=[^/?&])/g)].map(({ index }) => index + 1)
  return [0, ...ends].map((start, n) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {url.slice(start, ends[n])}
    </Fragment>
  ))
}

function WebhookState({ webhook: { off, failingSince } }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const formatDate = useFormatInstant()
  if (off !== null && off !== 'owner') return <Banner kind="error">{t(`off.${off}`)}</Banner>
  if (off === 'owner' || failingSince === null) return null
  const day = formatDate(new Date(failingSince), { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' })
  return <Banner kind="info">{t('failing', { day })}</Banner>
}

function WebhookDetails({ webhook: { id, url, events, off } }: WebhookRowProps) {
  const t = useTranslations('webhooks')
  const params = { id }
  const [dialog, setDialog] = useState<'address' | 'rotate' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const edit = useCommand(editWebhook, { failure: t('editFailed') })
  const test = useCommand(testWebhook, { success: () => ({ title: t('tested') }), failure: t('testFailed') })
  return (
    <div className="grid gap-4 pb-2">
      <WebhookEvents
        chosen={edit.pending?.body.events ?? events}
        onChange={(next) => void edit.send({ params, body: { events: next } })}
      />
      <WebhookDeliveries webhookId={id} />
      <div className="flex flex-wrap gap-2">
        {off === null && (
          <Button tone="soft" size="compact" pending={test.isPending} onClick={() => void test.send({ params })}>
            {t('test')}
          </Button>
        )}
        <Button tone="soft" size="compact" onClick={() => setDialog('address')}>
          {t('changeAddress')}
        </Button>
        <Button tone="soft" size="compact" onClick={() => setDialog('rotate')}>
          {t('rotate')}
        </Button>
        <Button tone="soft" size="compact" onClick={() => setDialog('delete')}>
          {t('delete')}
        </Button>
      </div>
      <EditAddressDialog key={url} id={id} url={url} open={dialog === 'address'} onClose={close} />
      <RotateSecretDialog id={id} open={dialog === 'rotate'} onClose={close} />
      <DeleteWebhookDialog id={id} url={url} open={dialog === 'delete'} onClose={close} />
    </div>
  )
}
