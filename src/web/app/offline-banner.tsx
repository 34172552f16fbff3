import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from '#web/lib/api.ts'
import { useReachable } from '#web/lib/reachability.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Interval of checks whether the server is reachable again, in milliseconds. */
const checkIntervalMs = 5000

/** Renders a banner while the server is unreachable, and polls until it is back. */
export function OfflineBanner() {
  const t = useTranslations('shell')
  const reachable = useReachable()
  useQuery({
    queryKey: queryKeyOf(getHealth),
    queryFn: () => callSilently(getHealth, {}),
    enabled: !reachable,
    refetchInterval: checkIntervalMs,
  })
  if (reachable) return null
  return (
    <Banner kind="offline" className="mb-3">
      <strong className="type-label block">{t('offlineTitle')}</strong>
      {t('offlineText')}
    </Banner>
  )
}
