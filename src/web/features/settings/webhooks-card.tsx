import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listWebhooks, maxWebhooks } from '#shared/webhooks/contract.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

/** Renders the webhooks of the family, which are read when they are asked for; only for its owner. */
export function WebhooksCard() {
  const t = useTranslations('webhooks')
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      {isOpen ? (
        <WebhookList />
      ) : (
        <Button tone="soft" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      )}
    </SettingsSection>
  )
}

function WebhookList() {
  const t = useTranslations('webhooks')
  const [secret, setSecret] = useState<string>()
  return (
    <QueryContent query={useQuery(read(listWebhooks))} skeleton={<Skeleton className="h-14" />}>
      {(webhooks) => (
        <>
          {secret !== undefined && <WebhookSecret key={secret} secret={secret} />}
          <ul className="grid">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
            ))}
          </ul>
          {webhooks.length < maxWebhooks ? (
            <WebhookForm onSecret={setSecret} />
          ) : (
            <p className="text-small text-text-2">{t('full')}</p>
          )}
        </>
      )}
    </QueryContent>
  )
}
