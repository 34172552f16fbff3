import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { exportSecurityLog, listSecurityEvents, type SecurityEvent } from '#shared/security/contract.ts'
import { DownloadLink } from '#web/ledger/download-link.tsx'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { LoadMoreButton } from '#web/lib/load-more-button.tsx'
import { readPages } from '#web/lib/read-pages.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useFormatDevice } from './use-format-device.ts'

type Family = Pick<User['family'], 'members' | 'former' | 'agents'>

// The button that had the focus is gone.
const focusEvents = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Renders the security log of the account and the family, once it is asked for. */
export function SecurityLogCard({ family }: { family: Family }) {
  const t = useTranslations('settings.log')
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      {open ? (
        <section ref={focusEvents} tabIndex={-1} aria-label={t('title')}>
          <SecurityEvents family={family} />
        </section>
      ) : (
        <Button tone="soft" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      )}
      <DownloadLink path={exportSecurityLog.path} label={t('download')} />
    </SettingsSection>
  )
}

function SecurityEvents({ family }: { family: Family }) {
  const t = useTranslations('settings.log')
  const log = useInfiniteQuery(readPages(listSecurityEvents, { query: {} }))
  if (log.isPending) {
    return (
      <Waiting>
        <Skeleton className="h-14" />
      </Waiting>
    )
  }
  if (!log.data) return <LoadFailed title={t('loadFailed')} error={log.error} retry={() => void log.refetch()} />
  return (
    <div>
      <ol className="grid">
        {log.data.pages.flatMap(({ body }) =>
          body.map((event) => <EventRow key={event.id} event={event} family={family} />),
        )}
      </ol>
      <LoadMoreButton pages={log} label={t('more')} />
    </div>
  )
}

function EventRow({ event, family }: { event: SecurityEvent; family: Family }) {
  const formatInstant = useFormatInstant()
  const describe = useDescribeEvent(family)
  const joinFacts = useJoinFacts()
  const { title, detail } = describe(event)
  const time = formatInstant(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-line py-2 not-first:border-t">
      <span className="type-label block wrap-anywhere">{title}</span>
      <span className="block text-small wrap-anywhere text-text-2">{joinFacts(time, detail)}</span>
    </li>
  )
}

/** Returns a function that describes an event: what happened, and the device where it is known. */
function useDescribeEvent({ members, former, agents }: Family) {
  const t = useTranslations('settings.log')
  const formatDevice = useFormatDevice()
  const nameOf = (id: string | null) =>
    [...members, ...former, ...(agents ?? [])].find((one) => one.id === id)?.name ?? t('someone')
  return (event: SecurityEvent): { title: string; detail: string | null } => {
    if ('by' in event) {
      const by = event.by === null ? t('operator') : nameOf(event.by)
      return { title: t(`family.${event.kind}`, { by, subject: nameOf(event.subjectId) }), detail: null }
    }
    const { kind, count, userAgent } = event
    return { title: t(`account.${kind}`, { count }), detail: userAgent === null ? null : formatDevice(userAgent) }
  }
}
