import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from '#web/lib/api.ts'
import { useReachable } from '#web/lib/reachability.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { lazyWithRetry } from './lazy-component.tsx'
import { OfflineBar } from './offline-bar.tsx'

const LazyStillBanner = lazyWithRetry(
  async () => (await import('./deferred-components.ts')).deferredComponents.StillOfflineBanner,
)

/** Interval of checks whether the server is reachable again, in milliseconds. */
const checkIntervalMs = 5000

interface OfflineBannerProps {
  /** Whether the page shows what was loaded before. */
  hasData?: boolean
}

/**
 * Renders a banner at the top of the window while the server is unreachable, and polls until it is back. The banner that
 * does not move the page is loaded after the first screen.
 */
export function OfflineBanner({ hasData = false }: OfflineBannerProps) {
  const isServerReachable = useReachable()
  const isIdle = useIsBrowserIdle()
  useQuery({
    queryKey: queryKeyOf(getHealth),
    queryFn: () => callSilently(getHealth, {}),
    enabled: !isServerReachable,
    refetchInterval: checkIntervalMs,
  })
  const bar = !isServerReachable && <OfflineBar />
  if (!isIdle) return bar
  return (
    <Suspense fallback={bar}>
      <LazyStillBanner hasData={hasData} />
    </Suspense>
  )
}
