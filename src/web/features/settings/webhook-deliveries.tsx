import { useQuery } from '@tanstack/react-query'
import { useState, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listDeliveries } from '#shared/webhooks/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { eventMessages } from './webhook-events.tsx'

type Delivery = ResponseBody<typeof listDeliveries>[number]

const pollIntervalMs = 2000

const isUntried = ({ deliveredAt, failedAt, attempts }: Delivery) => !deliveredAt && !failedAt && attempts === 0

/** Renders the last deliveries of a webhook, newest first; reads them again while one is about to be sent. */
export function WebhookDeliveries({ webhookId: id }: { webhookId: string }) {
  const t = useTranslations('webhooks')
  const query = useQuery({
    ...read(listDeliveries, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.some(isUntried) ? pollIntervalMs : false),
  })
  return (
    <section className="grid gap-1">
      <h3 className="type-label">{t('deliveries')}</h3>
      <QueryContent query={query} skeleton={<Skeleton className="h-14" />}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="text-small text-text-2">{t('noDeliveries')}</p>
          ) : (
            <DeliveryList deliveries={deliveries} />
          )
        }
      </QueryContent>
    </section>
  )
}

const shownAtFirst = 10

const focusRow = (row: HTMLElement | null) => row?.focus()

function DeliveryList({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useTranslations('common')
  // By id, because further deliveries may arrive above it.
  const [firstFurtherId, setFirstFurtherId] = useState<string>()
  const shown = firstFurtherId === undefined ? deliveries.slice(0, shownAtFirst) : deliveries
  const further = deliveries[shownAtFirst]
  return (
    <>
      <ul className="grid">
        {shown.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            {...(delivery.id === firstFurtherId && { ref: focusRow })}
          />
        ))}
      </ul>
      {further && firstFurtherId === undefined && (
        <Button tone="soft" className="mt-2" onClick={() => setFirstFurtherId(further.id)}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** Renders a delivery; `ref` is of the row, which can take the focus. */
function DeliveryRow({ delivery, ref }: { delivery: Delivery; ref?: Ref<HTMLLIElement> }) {
  const t = useTranslations('webhooks')
  const formatDate = useFormatInstant()
  const { createdAt, event, deliveredAt, failedAt, attempts, status, error } = delivery
  const at = formatDate(new Date(createdAt), { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' })
  const state = deliveredAt ? 'arrived' : failedAt ? 'failed' : attempts > 0 ? 'retrying' : 'waiting'
  const reason = error ? [t(`error.${error}`)] : status === null ? [] : [t('status', { status: String(status) })]
  const facts = [at, t(state), ...(attempts > 1 ? [t('attempts', { count: attempts })] : []), ...reason]
  return (
    <li ref={ref} tabIndex={-1} className="border-line py-1.5 text-small not-first:border-t">
      <span className="block font-medium">{t(eventMessages[event])}</span>
      <span className="block text-text-2">
        <Facts facts={facts} />
      </span>
    </li>
  )
}
