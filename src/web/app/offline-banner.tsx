import { useQuery } from '@tanstack/react-query'
import { useNow, useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { callSilently } from '#web/lib/api.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { useUnsavedKeys } from '#web/lib/unsaved-acts.ts'
import { findLastResponseTime, useReachable } from '#web/lib/reachability.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Interval of checks whether the server is reachable again, in milliseconds. */
const checkIntervalMs = 5000

interface OfflineBannerProps {
  /** Whether the page is one of a family, which has a rail and shows data that was loaded before. */
  hasData?: boolean
}

/**
 * Renders a strip above the bottom bar, or at the lower edge of a window without one, while the server is unreachable, and
 * polls until it is back. It covers room that every page leaves there, and moves nothing. Of acts that wait to be sent it says
 * what would lose them.
 */
export function OfflineBanner({ hasData = false }: OfflineBannerProps) {
  const t = useTranslations('shell')
  const common = useTranslations('common')
  const isServerReachable = useReachable()
  const since = useTextSince()
  const isAnyUnsaved = useUnsavedKeys().length > 0
  useQuery({
    queryKey: queryKeyOf(getHealth),
    queryFn: () => callSilently(getHealth, {}),
    enabled: !isServerReachable,
    refetchInterval: checkIntervalMs,
  })
  // The region is there before it says something: else that is not announced.
  return (
    <output className="contents">
      {!isServerReachable && (
        <div
          data-offline=""
          className={classNames(
            'fixed right-0 bottom-(--bar-height) left-(--left-rail) z-30 flex min-h-(--offline-strip) animate-fade items-center gap-2 bg-text px-4 pb-(--offline-inset) text-meta text-bg sm:px-6 lg:px-8',
            hasData && 'lg:left-48',
          )}
        >
          <Icon name="offline" size={16} className="shrink-0" />
          <span className="min-w-0">
            <strong className="font-semibold">{t('offlineTitle')}</strong>
            {common('separator')}
            {isAnyUnsaved ? t('offlineWaiting') : (hasData && since) || t('offlineText')}
          </span>
        </div>
      )}
    </output>
  )
}

/** Returns when the data of the page was loaded: "as of 18:20", with the day if it is not today. */
const useTextSince = (): string | undefined => {
  const t = useTranslations('shell')
  const format = useFormatInstant()
  const now = useNow().getTime()
  const at = findLastResponseTime()
  if (at === undefined) return undefined
  const formatDay = (instant: number) => format(instant, { weekday: 'short', day: 'numeric', month: 'short' })
  const time = format(at, { hour: '2-digit', minute: '2-digit' })
  const day = formatDay(at)
  return day === formatDay(now) ? t('offlineSince', { time }) : t('offlineSinceDay', { day, time })
}
