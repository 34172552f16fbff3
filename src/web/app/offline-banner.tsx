import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { callSilently } from '#web/lib/api.ts'
import { findLastResponseTime, useReachable } from '#web/lib/reachability.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keepPlaceAfterInsertion, removeWithoutMoving } from './space-above.ts'

/** Interval of checks whether the server is reachable again, in milliseconds. */
const checkIntervalMs = 5000

interface OfflineBannerProps {
  /** Whether the page shows what was loaded before. */
  hasData?: boolean
}

/** Renders a banner at the top of the window while the server is unreachable, and polls until it is back. */
export function OfflineBanner({ hasData = false }: OfflineBannerProps) {
  const isServerReachable = useReachable()
  useQuery({
    queryKey: queryKeyOf(getHealth),
    queryFn: () => callSilently(getHealth, {}),
    enabled: !isServerReachable,
    refetchInterval: checkIntervalMs,
  })
  const [shown, setShown] = useState<'with-page' | 'inserted' | null>(isServerReachable ? null : 'with-page')
  if (!isServerReachable && shown === null) setShown('inserted')
  if (shown === null) return null
  return (
    <StickyBanner hasData={hasData} isInserted={shown === 'inserted'} isLeaving={isServerReachable} onLeft={setShown} />
  )
}

interface StickyBannerProps {
  hasData: boolean
  /** Whether the page was there before it. */
  isInserted: boolean
  isLeaving: boolean
  onLeft: (shown: null) => void
}

function StickyBanner({ hasData, isInserted, isLeaving, onLeft }: StickyBannerProps) {
  const t = useTranslations('shell')
  const bar = useRef<HTMLOutputElement>(null)
  const since = useTextSince()
  // The external system is the scroll position.
  useLayoutEffect(() => {
    if (isInserted && bar.current) return keepPlaceAfterInsertion(bar.current.offsetHeight)
    return undefined
  }, [isInserted])
  useEffect(() => {
    if (isLeaving && bar.current) return removeWithoutMoving(bar.current.offsetHeight, () => onLeft(null))
    return undefined
  }, [isLeaving, onLeft])
  return (
    <output
      ref={bar}
      data-offline={isLeaving ? undefined : ''}
      className={classNames(
        'sticky top-0 z-30 flex min-h-11 items-center gap-3 bg-text px-4 py-1.5 text-small text-bg sm:px-6 lg:px-8',
        isLeaving && 'pointer-events-none invisible',
      )}
    >
      <Icon name="offline" size={22} className="shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <strong className="font-semibold">{t('offlineTitle')}</strong>
        <span>{(hasData && since) || t('offlineText')}</span>
      </span>
    </output>
  )
}

/** Returns from when the page is: "As it was at 18:20.", with the day if that was another one. */
const useTextSince = (): string | undefined => {
  const t = useTranslations('shell')
  const format = useFormatInstant()
  const now = useNow().getTime()
  const at = findLastResponseTime()
  if (at === undefined) return undefined
  const formatDay = (instant: number) => format(instant, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = format(at, { hour: '2-digit', minute: '2-digit' })
  const day = formatDay(at)
  return day === formatDay(now) ? t('offlineSince', { time }) : t('offlineSinceDay', { day, time })
}
