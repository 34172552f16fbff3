import { useQuery } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { useDateWords } from '#web/ledger/date-words.ts'
import { read } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Tells an owner that the nightly backup failed; nothing while all is well. */
export function BackupBanner() {
  const t = useTranslations('settings')
  const dateText = useDateWords()
  const timeZone = useTimeZone()
  const { data } = useQuery(read(getHealth))
  if (!data?.backup?.failedAt) return null
  const { lastGoodAt } = data.backup
  const dayOf = (instant: string) => dateText(new Date(instant), { day: 'numeric', month: 'long', timeZone })
  return (
    <Banner kind="error" className="lg:col-span-2">
      <p>{lastGoodAt ? t('backupFailed', { day: dayOf(lastGoodAt) }) : t('backupMissing')}</p>
      <p>{t('backupHelp')}</p>
    </Banner>
  )
}
