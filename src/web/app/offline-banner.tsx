import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from '#web/lib/api.ts'
import { useReachable } from '#web/lib/reachability.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyWithRetry } from './lazy-component.tsx'

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
  return <Suspense fallback={bar}>{isIdle ? <LazyStillBanner hasData={hasData} /> : bar}</Suspense>
}

interface OfflineBarProps {
  ref?: Ref<HTMLOutputElement>
  /** Takes its room, but cannot be seen. */
  isHidden?: boolean
  /** By default that it is tried again. */
  children?: ReactNode
}

/** Renders the bar of the banner, which sticks to the top of the window. */
export function OfflineBar({ ref, isHidden = false, children }: OfflineBarProps) {
  const t = useTranslations('shell')
  return (
    <output
      ref={ref}
      data-offline={isHidden ? undefined : ''}
      className={classNames(
        'sticky top-0 z-30 flex min-h-11 items-center gap-3 bg-text px-4 py-1.5 text-small text-bg sm:px-6 lg:px-8',
        isHidden && 'pointer-events-none invisible',
      )}
    >
      <Icon name="offline" size={22} className="shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <strong className="font-semibold">{t('offlineTitle')}</strong>
        <span>{children ?? t('offlineText')}</span>
      </span>
    </output>
  )
}
