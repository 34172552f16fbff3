import { useQuery } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { useFormatDate } from '#web/ledger/format-date.ts'
import { read } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Renders an error if the last nightly backup failed. */
export function BackupBanner() {
  const t = useTranslations('settings')
  const formatDate = useFormatDate()
  const timeZone = useTimeZone()
  const { data } = useQuery(read(getHealth))
  if (!data?.backup?.failedAt) return null
  const { lastGoodAt } = data.backup
  const formatDay = (instant: string) => formatDate(new Date(instant), { day: 'numeric', month: 'long', timeZone })
  return (
    <Banner kind="error" className="lg:col-span-2">
      <p>{lastGoodAt ? t('backupFailed', { day: formatDay(lastGoodAt) }) : t('backupMissing')}</p>
      <p>{t('backupHelp')}</p>
    </Banner>
  )
}
