import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { ask } from '#web/lib/api.ts'
import { useReachable } from '#web/lib/online.ts'
import { keyOf } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'

/** How often a server that cannot be reached is asked whether it is back, in milliseconds. */
const askEvery = 5000

/** Says that the server cannot be reached, for as long as that is so, and asks whether it is back. */
export function OfflineBanner() {
  const t = useTranslations('shell')
  const reachable = useReachable()
  useQuery({
    queryKey: keyOf(getHealth),
    queryFn: () => ask(getHealth, {}),
    enabled: !reachable,
    refetchInterval: askEvery,
  })
  if (reachable) return null
  return (
    <Banner kind="offline" className="mb-3">
      <strong className="type-label block">{t('offlineTitle')}</strong>
      {t('offlineText')}
    </Banner>
  )
}
