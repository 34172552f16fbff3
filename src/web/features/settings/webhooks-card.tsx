import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listWebhooks, maxWebhooks } from '#shared/webhooks/contract.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddWebhookDialog } from './add-webhook-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** Renders the webhooks of the family and a button that adds one; only for its owner. */
export function WebhooksCard() {
  const t = useTranslations('webhooks')
  const [isAdding, setAdding] = useState(false)
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <QueryContent query={useQuery(read(listWebhooks))} skeleton={<Skeleton className="h-14" />}>
        {(webhooks) => (
          <>
            <ul className="grid empty:hidden">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
            {webhooks.length < maxWebhooks ? (
              <Button tone="soft" icon="plus" onClick={() => setAdding(true)}>
                {t('add')}
              </Button>
            ) : (
              <p className="text-small text-text-2">{t('full')}</p>
            )}
          </>
        )}
      </QueryContent>
      <AddWebhookDialog open={isAdding} onClose={() => setAdding(false)} />
    </SettingsSection>
  )
}
