import { useTranslations } from 'use-intl'
import { webhookEvents, type DeliveredEvent, type WebhookEvent } from '#shared/webhooks/contract.ts'
import { Switch } from '#web/ui/switch.tsx'

/** The message that names each event. */
export const eventMessages = {
  'act.recorded': 'event.act_recorded',
  'act.undone': 'event.act_undone',
  'redemption.created': 'event.redemption_created',
  'completion.created': 'event.completion_created',
  'webhook.test': 'event.webhook_test',
} as const satisfies Record<DeliveredEvent, string>

type WebhookEventsProps = {
  chosen: readonly WebhookEvent[]
  /** Called with the new choice; not for one without any event. */
  onChange: (chosen: WebhookEvent[]) => void
}

/** Renders a switch for each event that a webhook can be told about; the last one cannot be switched off. */
export function WebhookEvents({ chosen, onChange }: WebhookEventsProps) {
  const t = useTranslations('webhooks')
  const change = (event: WebhookEvent, isOn: boolean) => {
    const next = webhookEvents.filter((one) => (one === event ? isOn : chosen.includes(one)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="grid">
      <legend className="type-label">{t('events')}</legend>
      {webhookEvents.map((event) => (
        <Switch
          key={event}
          label={t(eventMessages[event])}
          checked={chosen.includes(event)}
          onChange={(isOn) => change(event, isOn)}
        />
      ))}
    </fieldset>
  )
}
