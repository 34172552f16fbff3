import { useTranslations } from 'use-intl'
import { useReachable } from '#web/lib/online.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Says that the server cannot be reached, for as long as that is so. */
export function OfflineBanner() {
  const t = useTranslations('shell')
  const reachable = useReachable()
  if (reachable) return null
  return (
    <Banner kind="offline" className="mb-3">
      <strong className="type-label block">{t('offlineTitle')}</strong>
      {t('offlineText')}
    </Banner>
  )
}
